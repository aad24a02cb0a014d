import { parse } from 'valibot';
import { limits, orderSchema, type Report } from '../messages';
import { keepToFrame } from './keepToFrame';
import { mountComponent } from './mount';
import { createProgram } from './program';

/** Ways out of the frame that no policy closes. */
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
  Reflect.deleteProperty(globalThis, name);
const isActivated = keepToFrame();

// Kept, because the program may put something else in their places, such as a `call` that is handed the port.
const post = MessagePort.prototype.postMessage;
const measure = Element.prototype.getBoundingClientRect;
const { apply } = Reflect;

addEventListener(
  'message',
  ({ ports: [port], source }) => {
    // The page, in which stands the document around this one.
    if (source !== parent.parent || !port) return;
    let sent = 0;
    const report = (said: Report) => {
      sent += 1;
      // One more than the page takes, which ends the frame.
      if (sent <= limits.messages + 1) apply(post, port, [said]);
    };
    const tellHeight = () => {
      const { height } = apply(measure, document.documentElement, []) as DOMRect;
      report({ kind: 'height', pixels: Math.min(limits.height, Math.ceil(height)) });
    };
    const evaluate = (code: string) =>
      new Promise<void>((done, failed) => {
        const script = document.createElement('script');
        script.src = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
        script.onload = () => done();
        script.onerror = () => failed(new Error('The script was not loaded.'));
        document.head.append(script);
      });
    const addStyle = (css: string) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    };
    const tell = (said: Report) => {
      // The page shows it at once, as high as it is: what is below must not move twice.
      if (said.kind === 'done') tellHeight();
      report(said);
    };
    const program = createProgram(evaluate, tell, addStyle, (component, require) =>
      mountComponent(component, require, document.getElementById('root') as HTMLElement, (thrown) =>
        program.fail(thrown, file),
      ),
    );
    let file = '';
    program.watchConsole();
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.defineProperty(globalThis, name, {
        value: (text: unknown) => void console.info(`${name}:`, text),
      });
    // Before the program, which could keep it.
    addEventListener(
      'keydown',
      ({ key, isTrusted }) => key === 'Escape' && isTrusted && report({ kind: 'escape' }),
      true,
    );
    addEventListener('hashchange', () => isActivated() || report({ kind: 'moved' }), true);
    addEventListener('error', ({ error, message }) => program.fail(error ?? new Error(message), file));
    addEventListener('unhandledrejection', ({ reason }) => program.fail(reason, file));
    new ResizeObserver(tellHeight).observe(document.documentElement);
    let queue = Promise.resolve();
    port.onmessage = ({ data }) => {
      const order = parse(orderSchema, data);
      // Not counted: the page asks as long as the frame is there.
      if (order.kind === 'ask') return apply(post, port, [{ kind: 'here' } satisfies Report]);
      if (order.kind === 'theme') {
        document.documentElement.dataset.theme = order.theme;
        return;
      }
      queue = queue.then(async () => {
        if (order.kind === 'load') return program.load(order.file, order.names, order.code);
        file = order.file;
        report({ kind: 'begins' });
        await program.run(order.file, order.code, order.beside);
        const html = document.getElementById('root')?.innerHTML ?? '';
        report({ kind: 'html', text: html.slice(0, limits.text) });
      });
    };
    report({ kind: 'ready' });
  },
  { once: true },
);
