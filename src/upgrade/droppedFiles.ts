const readAll = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const all: FileSystemEntry[] = [];
  // A reader gives a hundred at most each time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
};

const named = (file: File, path: string) => Object.defineProperty(file, 'webkitRelativePath', { value: path });

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [named(file, path)];
  }
  // Installed packages are many times as many as what is looked at.
  if (/(^|\/)(node_modules|\.git)$/.test(path)) return [];
  const entries = await readAll((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(entries.map(filesOf))).flat();
}

/** The files of a drop, those in folders too, each with its path. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.length ? (await Promise.all(entries.map(filesOf))).flat() : [...files];
}
