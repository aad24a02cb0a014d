/** Text in which pieces between backticks are code. */
export const BacktickedText = ({ children }: { children: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text never move
  children.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));
