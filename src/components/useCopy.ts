import { useEffect, useState } from 'react';

type Words = {
  copied: string;
  /** The browser does not let the page write to the clipboard, or the text could not be made. */
  refused: string;
  /** There is no text to copy. */
  nothing?: string;
};

/**
 * Copies a text to the clipboard and says for a while what came of it; another copy starts that while anew.
 * @param read gives the text when it is to be copied
 * @param time how long the feedback stays, in milliseconds
 * @returns `copy`, and `feedback` in the given words, undefined while there is nothing to say
 */
export function useCopy(
  read: () => string | undefined | Promise<string | undefined>,
  words: Words = { copied: 'Copied', refused: 'Not allowed' },
  time = 2000,
) {
  // An object, so that the same words said again count as new.
  const [said, say] = useState<{ feedback?: string }>({});
  useEffect(() => {
    if (!said.feedback) return;
    const timer = setTimeout(say, time, {});
    return () => clearTimeout(timer);
  }, [said, time]);
  const copy = async () => {
    try {
      const text = await read();
      if (text !== undefined) await navigator.clipboard.writeText(text);
      say({ feedback: text === undefined ? words.nothing : words.copied });
    } catch {
      say({ feedback: words.refused });
    }
  };
  return { feedback: said.feedback, copy };
}
