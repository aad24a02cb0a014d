export function copySite(folder: string, isKept?: (file: string) => boolean): string[];
