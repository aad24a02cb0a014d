import { type SyntheticEvent, useEffect, useState } from 'react';
import { announce } from './announce';

type Words = {
  copied: string;
  /** The browser does not let the page write to the clipboard, or the text could not be made. */
  refused: string;
  /** There is no text to copy. */
  nothing?: string;
};
type Text = string | undefined;

/**
 * Writes a text to the clipboard. WebKit lets a page do that only in the press itself, so it begins there, also where the
 * text is still on its way.
 * @returns the text, undefined when there is none, once it is on the clipboard
 * @throws what the text's promise is rejected with, or a DOMException when the browser refuses
 */
async function write(text: Text | Promise<Text>): Promise<Text> {
  if (!(text instanceof Promise)) {
    if (text !== undefined) await navigator.clipboard.writeText(text);
    return text;
  }
  if (typeof ClipboardItem === 'undefined') return write(await text);
  const blob = text.then((arrived) => {
    if (arrived === undefined) throw new Error('There is nothing to copy.');
    return new Blob([arrived], { type: 'text/plain' });
  });
  const [arrived, written] = await Promise.allSettled([
    text,
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]),
  ]);
  if (arrived.status === 'rejected') throw arrived.reason;
  if (arrived.value !== undefined && written.status === 'rejected') throw written.reason;
  return arrived.value;
}

/**
 * Copies a text to the clipboard and says what came of it: to a screen reader, and in the feedback for a while, which another
 * copy starts anew.
 * @param read gives the text when it is to be copied
 * @param time how long the feedback stays, in milliseconds
 * @returns `copy`, a listener for a click, and `feedback` in the given words, undefined while there is nothing to say
 */
export function useCopy(
  read: () => Text | Promise<Text>,
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
  const tell = (feedback?: string) => {
    say({ feedback });
    announce(feedback);
  };
  const copy = async (event?: Pick<SyntheticEvent, 'isTrusted'>) => {
    try {
      const text = await write(read());
      tell(text === undefined ? words.nothing : words.copied);
    } catch (error) {
      // A press that is repeated, since it came before the page was live (plugins/first-view), is none for WebKit.
      const isLate = event?.isTrusted === false && (error as Error).name === 'NotAllowedError';
      tell(!isLate ? words.refused : window.early?.isCopied ? words.copied : 'Ready: press again');
    }
  };
  return { feedback: said.feedback, copy };
}
