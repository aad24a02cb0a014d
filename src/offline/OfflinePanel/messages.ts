import { DownloadError, type Reason } from '../download';

/** A size as it is said: `5.8 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const messages: Record<Reason, (stored: number) => string> = {
  interrupted: () => 'The download was interrupted. Check your connection, then continue: what has arrived is kept.',
  changed: () =>
    'The site was updated during the download, or its host changes files on the way. Reload this page, then try again.',
  full: (stored) =>
    `Your browser refused to store the files, which need ${megabytes(stored)} of storage. Free some space, choose fewer engines, or leave private browsing. The files of this download were removed.`,
};

/**
 * What the visitor reads when the download fails.
 * @param stored bytes of storage that it needs
 */
export const failureOf = (error: unknown, stored: number): string =>
  error instanceof DownloadError
    ? messages[error.reason](stored)
    : `Your browser could not make the site available offline: ${error instanceof Error ? error.message : String(error)}`;
