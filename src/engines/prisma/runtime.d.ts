/** The query compiler of `@prisma/client`, which its package exports without types. */
declare module '@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs';
declare module '@prisma/client/runtime/query_compiler_fast_bg.sqlite.wasm-base64.mjs' {
  /** WebAssembly in base64. */
  export const wasm: string;
}
