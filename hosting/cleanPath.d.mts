export function cleanPath(pathname: string, baseUrl: string): string;
