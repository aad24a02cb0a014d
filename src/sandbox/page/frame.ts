import { safeParse } from 'valibot';
import { limits, type Order, type Report, reportSchema } from '../messages';

/** Milliseconds in which a program has to be done, or it is stopped: the same, where its frame shares the page's thread, is seen to by `frame/pace.ts`. */
export const timeLimit = 2000;

/** Why the page has ended a frame by itself. */
export type Ended = 'silent' | 'flood' | 'left';

/**
 * A document that runs one program: without the site's origin, it reaches nothing of the page and of its storage, and
 * its policy (hosting/policy.mjs) lets it ask the network for nothing.
 * @param host takes the frame; what it shows is hidden until `show`
 * @param told is given what the frame says, once it is known to be one of the reports there are
 */
export function openFrame(
  host: HTMLElement,
  address: string,
  told: (report: Report | { kind: 'ended'; why: Ended }) => void,
) {
  const element = document.createElement('iframe');
  element.sandbox.add('allow-scripts');
  element.title = 'Preview of the edited sample';
  element.dataset.waiting = '';
  const { port1: port, port2 } = new MessageChannel();
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    port.close();
    element.remove();
  };
  const stop = (why: Ended) => {
    end();
    told({ kind: 'ended', why });
  };
  port.onmessage = ({ data }) => {
    count += 1;
    if (count > limits.messages) return stop('flood');
    const { success, output } = safeParse(reportSchema, data);
    if (!success) return;
    if (output.kind === 'done' || output.kind === 'failed' || output.kind === 'endless') clearTimeout(timer);
    if (output.kind === 'height') element.style.height = `${output.pixels}px`;
    told(output);
  };
  let isLoaded = false;
  element.addEventListener('load', () => {
    if (isLoaded) return stop('left');
    isLoaded = true;
    // A document without an origin has no name that a message could be addressed to.
    element.contentWindow?.postMessage('start', '*', [port2]);
  });
  element.src = address;
  host.append(element);
  return {
    send(order: Order) {
      if (order.kind === 'run') timer = setTimeout(stop, timeLimit, 'silent');
      port.postMessage(order);
    },
    show: () => void delete element.dataset.waiting,
    end,
  };
}

export type Frame = ReturnType<typeof openFrame>;
