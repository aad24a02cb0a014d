/** Writes to the browser's storage, where it is allowed: what is shown does not depend on it. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
