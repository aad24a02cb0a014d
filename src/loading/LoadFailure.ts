import { VisitorError } from './VisitorError';

/** Milliseconds without an answer after which a visitor is told. */
export const patience = 10_000;

/** Why a file did not arrive, as far as a browser can find out. */
export type Reason =
  | 'offline'
  | 'unreachable'
  | 'silent'
  | 'updated'
  | 'missing'
  | 'refused'
  | 'damaged'
  | 'impossible';

/** What happened and what to do, for each reason. `what` is the beginning of a sentence, such as "That page". */
const words: Record<Reason, (what: string, status: number | undefined) => string> = {
  offline: (what) => `You are offline, and ${lowered(what)} has not been loaded yet. Connect, then try again.`,
  unreachable: (what) => `${what} did not arrive. Check your connection, then try again.`,
  silent: (what) => `${what} did not arrive: the server did not answer for ${patience / 1000} s. Try again.`,
  updated: (what) =>
    `This site was updated, and ${lowered(what)} is gone in the version you have open. Reload to continue: your work comes back.`,
  missing: (what, status) => `${what} did not arrive: the server does not have it (${status}). Try again later.`,
  refused: (what, status) => `${what} did not arrive: the server answers with error ${status}. Try again in a moment.`,
  damaged: (what) => `${what} arrived damaged. Try again; if that does not help, try later.`,
  impossible: (what) => `${what} needs web workers, which this browser does not start.`,
};
const lowered = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);

/** A file that did not arrive, with words for the visitor. */
export class LoadFailure extends VisitorError {
  constructor(
    readonly reason: Reason,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(words[reason]('This part of the page', status), options);
  }
  /** The same about something else: "That page". */
  about(what: string): string {
    return words[this.reason](what, this.status);
  }
}

/** Whatever a load failed with, as a failure with words. */
export const asFailure = (error: unknown): LoadFailure =>
  error instanceof LoadFailure
    ? error
    : new LoadFailure(navigator.onLine ? 'unreachable' : 'offline', undefined, { cause: error });
