/** Kilobytes that parts of the editor are, compressed by Brotli: e2e/docs/full-editor.spec.ts measures them. */
export const sizes = { fullEditor: 134 };
