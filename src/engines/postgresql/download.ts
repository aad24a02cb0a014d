/** Bytes of PGlite's two large files, unpacked; a test compares them with the files. On the way they are about 4 MB. */
export const downloadSize = 9_086_480 + 6_242_272;
