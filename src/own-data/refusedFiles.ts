/** How files begin that have rows and cannot be read here, and what the visitor can do. */
const foreign: readonly { begins: readonly number[]; words: string }[] = [
  {
    begins: [0x50, 0x4b, 0x03, 0x04],
    words: 'This is a workbook, such as Excel makes, or another ZIP archive. Save the sheet as CSV, and open that.',
  },
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    words: 'This is a workbook of an old Excel. Save the sheet as CSV, and open that.',
  },
  { begins: [0x1f, 0x8b], words: 'This file is compressed with gzip. Unpack it, and open what is in it.' },
  {
    begins: [...'SQLite format 3'].map((letter) => letter.charCodeAt(0)),
    words: 'This is a database of SQLite. Export a table as CSV, and open that.',
  },
  { begins: [...'%PDF-'].map((letter) => letter.charCodeAt(0)), words: 'This is a PDF. Its tables cannot be read.' },
  { begins: [0x89, 0x50, 0x4e, 0x47], words: 'This is a picture. Its tables cannot be read.' },
];

/** Texts that are a page or a tree; a table's heading may hold an element, too, but begins with none of these. */
const isMarkup = (text: string) =>
  /^\s*<(?:!doctype|\?xml|html|head|body|table|thead|tbody|tr)[\s>]/i.test(text) ||
  /^\s*<[a-z!][^,;\t]{0,2000}<table[\s>]/i.test(text);

/** Why a file cannot be read, by its first bytes and their text; nothing if it may be. */
export const refusalOf = (bytes: Uint8Array, text: string): string | undefined =>
  isMarkup(text)
    ? 'This is HTML or XML. Open it, select the rows of the table, and copy and paste those; or save the table as CSV.'
    : foreign.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))?.words;
