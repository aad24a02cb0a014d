/**
 * Hands the visitor a file.
 * @param name what it is saved as
 */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // WebKit reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
