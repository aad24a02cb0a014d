/** A text with what stands in backquotes as code. */
export const Marked = ({ text }: { text: string }) => (
  <>
    {text.split('`').map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change.
      index % 2 ? <code key={index}>{part}</code> : part,
    )}
  </>
);
