/** What a visitor does to a page, the same in every engine. An element is given by an expression of the page. */
export type Driver = {
  open: (address: string) => Promise<void>;
  /** The value of an expression; a promise is waited for. */
  run: (expression: string) => Promise<unknown>;
  /** Presses the pointer in the middle of an element, which is scrolled into view. */
  click: (element: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** @param keys such as `Enter` or `Control+v` */
  press: (keys: string) => Promise<void>;
  /** Chooses an option of the browser's own list. */
  choose: (option: string) => Promise<void>;
  /** Chooses a file in a field for files. */
  upload: (field: string, file: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Console errors, uncaught errors and reports of policies, so far. */
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** A browser that is running. */
export type Browser = {
  /** A page of a visitor who has never been here. */
  visit: () => Promise<Driver>;
  close: () => Promise<void>;
};

/** Milliseconds that no answer of a browser takes, on a busy machine either; without a limit, one that hangs names no step. */
export const answerLimit = 30_000;

/** The size of a desktop's window. */
export const desktop = { width: 1280, height: 900 };
