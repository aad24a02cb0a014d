/** Bytes of Oxigraph's WebAssembly, unpacked; a test compares them with the file. On the way it is about 1 MB. */
export const downloadSize = 4_049_113;
