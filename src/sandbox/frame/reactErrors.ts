/** What React says where it has its messages, which a build for production leaves out: those that an edit meets, by number. */
const messages: Record<number, string> = {
  31: 'Objects are not valid as a React child (found: %s). Render their properties, or an array, instead.',
  60: 'An element has either `children` or `dangerouslySetInnerHTML`, not both.',
  61: '`dangerouslySetInnerHTML` must be an object such as { __html: … }.',
  62: 'The `style` prop must be an object, such as { color: "red" }, not a string.',
  130: 'The element type is invalid: expected a string or a component, but got: %s. Is it exported, and imported by its name?',
  137: '<%s> is a void element tag, and must have neither `children` nor `dangerouslySetInnerHTML`.',
  185: 'Maximum update depth exceeded: a component sets its state again and again, in an effect or while it updates.',
  200: 'The second argument of `createPortal` is not a DOM element.',
  299: 'The target container is not a DOM element.',
  300: 'Rendered fewer hooks than expected. Hooks must not stand after an early return.',
  301: 'Too many re-renders: a component sets its state each time it renders.',
  306: 'A lazy element must resolve to a component, but resolved to: %s. Has the module a default export?',
  310: 'Rendered more hooks than during the previous render. Hooks must not stand in conditions.',
  321: 'Invalid hook call. Hooks can only be called inside of the body of a function component.',
  438: '`use` was given something that is neither a promise nor a context: %s.',
  467: 'Rendered more hooks than during the previous render. Hooks must not stand in conditions.',
  482: 'An async component can only be rendered by a server. Load data in an effect instead.',
};

/** A message of React's build for production, in words where they are known; any other text as it is. */
export function readableError(text: string): string {
  const [, code, address = ''] = /Minified React error #(\d+); visit (\S+)/.exec(text) ?? [];
  const message = messages[Number(code)];
  if (!message) return text;
  const [, given = ''] = /args\[\]=([^&]*)/.exec(address) ?? [];
  try {
    return message.replace('%s', () => decodeURIComponent(given));
  } catch {
    return message.replace('%s', () => given);
  }
}
