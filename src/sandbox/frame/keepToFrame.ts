type Method = (this: unknown, ...args: unknown[]) => unknown;
type Refusal = (receiver: unknown, args: unknown[]) => unknown;

const nothing: Refusal = () => undefined;
const no: Refusal = () => false;
// Kept, because the program may put something else in their places.
const { apply } = Reflect;

/** What a program may not call, by the interface that has it, and what is done instead. */
const never: Record<string, Record<string, Refusal>> = {
  // Firefox and WebKit go back in the history of the whole tab, whatever the sandbox of the frame.
  History: { back: nothing, forward: nothing, go: nothing },
  // It would take away the listeners of the frame's own script.
  Document: { open: nothing, write: nothing, writeln: nothing },
  // The sandbox refuses it, too, but Chromium keeps the process of a frame that is gone until it has: one that hangs by then stays,
  // and takes the next frames in.
  HTMLFormElement: { submit: nothing },
};

/** What a program may call only while its frame is used: browsers pass the focus and scrolling on to the page around a frame. */
const whileUsed: Record<string, Record<string, Refusal>> = {
  HTMLElement: { focus: nothing },
  SVGElement: { focus: nothing },
  MathMLElement: { focus: nothing },
  Element: { scrollIntoView: nothing, scrollIntoViewIfNeeded: nothing },
  HTMLInputElement: { select: nothing, reportValidity: checkValidity },
  HTMLTextAreaElement: { select: nothing, reportValidity: checkValidity },
  HTMLSelectElement: { reportValidity: checkValidity },
  HTMLFormElement: { reportValidity: checkValidity },
  HTMLDialogElement: { show: openDialog, showModal: openDialog },
  Selection: { modify: nothing },
  Document: { execCommand: no },
  Window: { focus: nothing, find: no },
};

function checkValidity(field: unknown): boolean {
  return (field as HTMLInputElement).checkValidity();
}
/** Without the focus, which goes to what a dialog holds. */
function openDialog(dialog: unknown): void {
  (dialog as HTMLDialogElement).open = true;
}

/**
 * Withholds the graphics card: a shader without end keeps it busy for all pages of the browser, and nothing can end it. What a
 * canvas draws by itself stays.
 */
function withholdGraphics(): void {
  Reflect.deleteProperty(globalThis.Navigator.prototype, 'gpu');
  for (const owner of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
    const getContext: Method | undefined = owner?.prototype.getContext as Method | undefined;
    if (!getContext) continue;
    Object.defineProperty(owner.prototype, 'getContext', {
      configurable: true,
      writable: true,
      value(this: unknown, kind: unknown, ...options: unknown[]) {
        // Asked once: an object could say another name the next time.
        const name = `${kind}`;
        return name === '2d' || name === 'bitmaprenderer' ? apply(getContext, this, [name, ...options]) : null;
      },
    });
  }
}

/**
 * Takes from a program, before it runs, the calls that reach what is around its frame. A frame in it has an origin of its own, so
 * that no other window can hand them over.
 * @returns whether the visitor has just used the frame
 */
export function keepToFrame(): () => boolean {
  const { hasFocus } = document;
  const { userActivation } = navigator;
  const isActive = Object.getOwnPropertyDescriptor(globalThis.UserActivation?.prototype ?? {}, 'isActive')?.get;
  const isActivated = () => Boolean(isActive && userActivation && apply(isActive, userActivation, []));
  const isUsed = () => isActivated() || apply(hasFocus, document, []);
  const replace = (table: typeof never, isAllowed: () => boolean) => {
    for (const [name, methods] of Object.entries(table)) {
      // The methods of a window are its own.
      const owner = name === 'Window' ? globalThis : Reflect.get(globalThis, name)?.prototype;
      for (const [key, instead] of Object.entries(methods)) {
        const method: Method | undefined = owner?.[key];
        if (!method) continue;
        Object.defineProperty(owner, key, {
          configurable: true,
          writable: true,
          value(this: unknown, ...args: unknown[]) {
            return isAllowed() ? apply(method, this, args) : instead(this, args);
          },
        });
      }
    }
  };
  withholdGraphics();
  replace(never, () => false);
  replace(whileUsed, isUsed);
  // In the place of the present entry: the tab's history is the page's.
  History.prototype.pushState = History.prototype.replaceState;
  return isActivated;
}
