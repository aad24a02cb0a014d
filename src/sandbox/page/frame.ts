import { safeParse } from 'valibot';
import { limits, type Order, type Report, reportSchema } from '../messages';
import { guardPage } from './guardPage';
import { weightOf } from './weightOf';

/**
 * Milliseconds in which a program has to be done, or it is stopped: the same, where its frame shares the page's thread, is seen to
 * by `frame/pace.ts`. They count from its first line, since a process and packages take what they take on a busy machine.
 */
export const timeLimit = 2000;
/** Milliseconds until that first line. */
export const startLimit = 20_000;

/** Milliseconds between two questions, and how many may stay open: together more than `frame/pace.ts` lets a program be busy. */
const pause = 600;
const mostOpen = 3;

/** Frames share a process of their own, where a browser gives them one: what keeps it busy keeps all of them. */
const openFrames = new Set<(why: Ended) => void>();

/** Why the page has ended a frame by itself. */
export type Ended = 'silent' | 'late' | 'flood' | 'left' | 'taken';

/**
 * A document that runs one program: without the site's origin, it reaches nothing of the page and of its storage, and
 * its policy (hosting/policy.mjs) lets it ask the network for nothing. It stands in a document of the site, whose policy
 * it inherits: that one comes from the visitor's offline copy where there is no connection, which browsers refuse to a
 * document without an origin.
 * @param host takes the frame; what it shows is hidden until `show`
 * @param baseUrl of the site, with both slashes; plugins/sandbox writes the document around it
 * @param told is given what the frame says, once it is known to be one of the reports there are
 */
export function openFrame(
  host: HTMLElement,
  baseUrl: string,
  told: (
    report: Exclude<Report, { kind: 'here' | 'begins' | 'escape' | 'moved' }> | { kind: 'ended'; why: Ended },
  ) => void,
) {
  const element = document.createElement('iframe');
  element.title = 'Preview of the edited sample';
  element.dataset.waiting = '';
  const { port1: port, port2 } = new MessageChannel();
  let count = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  /** Questions whether the frame still answers, as long as it has not said so. */
  let open = 0;
  let hasBegun = false;
  let page: ReturnType<typeof guardPage> | undefined;
  const ask = () => {
    if (open === 0) port.postMessage({ kind: 'ask' } satisfies Order);
    // Questions and no time, in which the page itself may have been busy. The process ends with its last frame only.
    if (open === mostOpen) for (const stopOne of [...openFrames]) stopOne('silent');
    open += 1;
  };
  // A frame has nothing to say to the window: what it posts there only keeps the page busy.
  const onWindow = ({ source, origin, data }: MessageEvent) => {
    if (isGone(source, origin) || (element.contentWindow && isBelow(source, element.contentWindow)))
      take(weightOf(data));
  };
  const take = (weight = 1) => {
    count += weight;
    if (count > limits.messages) stop('flood');
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    timer = setTimeout(stop, timeLimit, 'silent');
    ask();
    watch = setInterval(ask, pause);
  };
  const root = document.documentElement;
  const tellTheme = () =>
    port.postMessage({ kind: 'theme', theme: root.dataset.theme === 'dark' ? 'dark' : 'light' } satisfies Order);
  const themes = new MutationObserver(tellTheme);
  const end = () => {
    isOver = true;
    themes.disconnect();
    openFrames.delete(stop);
    clearTimeout(timer);
    clearInterval(watch);
    removeEventListener('message', onWindow);
    port.close();
    page?.giveBack();
    element.remove();
    page?.end();
  };
  const stop = (why: Ended) => {
    if (isOver) return;
    end();
    told({ kind: 'ended', why });
  };
  port.onmessage = ({ data }) => {
    const { success, output } = safeParse(reportSchema, data);
    const isAnswer = success && output.kind === 'here' && open > 0;
    if (isAnswer) open = 0;
    // A report has a size at most.
    else take(success ? 1 : weightOf(data));
    if (isOver || !success || output.kind === 'here') return;
    if (output.kind === 'escape') return page?.leave();
    if (output.kind === 'moved') return page?.take();
    if (output.kind === 'begins') return begin();
    if (output.kind === 'done' || output.kind === 'failed' || output.kind === 'endless') clearTimeout(timer);
    if (output.kind === 'height') element.style.height = `${output.pixels}px`;
    told(output);
  };
  addEventListener('message', onWindow);
  openFrames.add(stop);
  tellTheme();
  themes.observe(root, { attributeFilter: ['data-theme'] });
  let isLoaded = false;
  element.addEventListener('load', () => {
    // Loaded with the document around it, so that its next load is that of another document.
    const inner = element.contentDocument?.querySelector('iframe');
    if (isLoaded || !inner) return stop('left');
    isLoaded = true;
    inner.addEventListener('load', () => stop('left'));
    element.contentWindow?.addEventListener('message', ({ data: said }) => take(weightOf(said)));
    // A document without an origin has no name that a message could be addressed to.
    inner.contentWindow?.postMessage('start', '*', [port2]);
  });
  element.src = `${baseUrl}sandbox/frame/`;
  host.append(element);
  return {
    send(order: Order) {
      if (order.kind === 'run') {
        const inner = element.contentDocument?.querySelector('iframe');
        if (inner) page = guardPage(element, inner, () => stop('taken'));
        timer = setTimeout(stop, startLimit, 'late');
      }
      port.postMessage(order);
    },
    show: () => void delete element.dataset.waiting,
    end,
  };
}

/** Whether a document without an origin is gone that said something: whose it was, nobody knows. */
const isGone = (source: MessageEventSource | null, origin: string): boolean =>
  origin === 'null' && !(source as Window | null)?.parent;

/** Whether a window is another one, or in it: windows without an origin tell their parents to anybody. */
function isBelow(source: MessageEventSource | null, outer: Window): boolean {
  let inner = source as Window | null;
  // A message channel's port and a worker have no parent.
  while (inner && inner !== outer && inner.parent && inner.parent !== inner) inner = inner.parent;
  return inner === outer;
}

export type Frame = ReturnType<typeof openFrame>;
