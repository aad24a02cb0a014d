import type { BrowserContext, Page, Route } from '@playwright/test';

/** A site whose server and connection can be faulty. Everything that the browser asks for goes through it. */
export class FaultySite {
  /** What becomes of a file of the build; without it, all is well. */
  private answer: Answer | undefined;
  /** Whether a page is that of the next build. */
  isDeployed = false;
  readonly asked = new Set<string>();

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly isMeant: (file: string) => boolean,
  ) {}

  /** @param isMeant whether a fault is about a file; the others always come */
  static async of(page: Page, isMeant: (file: string) => boolean = () => true): Promise<FaultySite> {
    const site = new FaultySite(page, page.context(), isMeant);
    await page.route('**/*', (route) => site.handle(route).catch(() => {})); // the page may be gone by now
    return site;
  }
  fail(answer: Answer) {
    this.answer = answer;
  }
  heal() {
    this.answer = undefined;
  }
  private async handle(route: Route) {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isFile = /^\/assets\/(data\/|.*\.js$)|\.wasm$|^\/search\/.*\.json$/.test(pathname);
    if (this.answer?.isEverything) return this.answer.act(route, pathname, false);
    if (!isFile) {
      if (!this.isDeployed || /\.\w+$/.test(pathname)) return route.continue();
      // The page of the next build finds all that it asks for; the frame of a sample is not that page.
      if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.heal();
      return ofNextBuild(route, request.url());
    }
    if (pathname.endsWith('z.js')) return ofNextBuild(route, request.url().replace('z.js', '.js'));
    const isAgain = this.asked.has(pathname) || request.url().includes('?') || request.resourceType() === 'fetch';
    this.asked.add(pathname);
    if (!this.answer || !this.isMeant(pathname)) return route.continue();
    return this.answer.act(route, pathname, isAgain);
  }
}

/**
 * A file of a second build: the same site, whose scripts all have another name: hashes end with no `z`. It is made of the first while it is served,
 * which takes no time.
 */
async function ofNextBuild(route: Route, url: string) {
  const response = await route.fetch({ url });
  const text = await response.text();
  const body = text
    .replaceAll(/(assets\/js\/[\w~.-]+)\.js/g, '$1z.js') // in pages and workers
    .replaceAll(/\+"\.js"/g, '+"z.js"'); // in the table of chunks
  return route.fulfill({ response, body });
}

type Answer = {
  act: (route: Route, file: string, isAgain: boolean) => Promise<unknown> | undefined;
  /** Pages as well as files. */
  isEverything?: boolean;
};

export type Fault = {
  id: string;
  begin: (site: FaultySite) => Promise<void> | void;
  /** Ends what can end by itself: the server is mended, the connection is back. */
  end?: (site: FaultySite) => Promise<void> | void;
  /** What the visitor reads; nothing where nobody notices. */
  says?: RegExp;
  /** The button that brings what was asked for, once the fault is over. */
  cure?: 'Retry' | 'Reload';
  /** Nothing ends and nothing fails: somebody has to look at the clock. `early` is that only before the page is live. */
  silence?: 'always' | 'early';
  /** Before the page is live nobody asks again by itself: it is said, and cured by Retry. */
  early?: true;
};

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const answers = (status: number, body: string, contentType: string) => (site: FaultySite) =>
  site.fail({ act: (route) => route.fulfill({ status, body, contentType, headers: immutable }) });
const heal = (site: FaultySite) => site.heal();

async function disconnect(site: FaultySite) {
  await site.context.setOffline(true);
  // A worker's requests know nothing of it.
  site.fail({ isEverything: true, act: (route) => route.abort('internetdisconnected') });
}

/** What can happen to a file. A new one is a line here, and walked with every action. */
export const faults: Fault[] = [
  {
    id: 'deploy, old assets removed',
    begin: (site) => {
      site.isDeployed = true;
      // Files of data are the same in both builds.
      site.fail({
        act: (route, file) =>
          file.endsWith('.js')
            ? route.fulfill({ status: 404, body: 'Error 404', contentType: 'text/plain' })
            : route.continue(),
      });
    },
    says: /This site was updated/,
    cure: 'Reload',
  },
  {
    id: 'deploy, old assets kept',
    begin: (site) => {
      site.isDeployed = true;
    },
  },
  {
    id: '404',
    begin: answers(404, 'Error 404', 'text/plain'),
    end: heal,
    says: /the server does not have it \(404\)/,
    cure: 'Retry',
  },
  {
    id: '503',
    begin: answers(503, 'Error 503', 'text/plain'),
    end: heal,
    says: /answers with error 503/,
    cure: 'Retry',
  },
  {
    id: 'HTML in place of a script',
    begin: answers(200, '<!doctype html><title>Sign in</title>', 'text/html'),
    end: heal,
    says: /arrived damaged/,
    cure: 'Retry',
  },
  {
    id: 'truncated, and immutable in the cache',
    begin: (site) =>
      site.fail({
        act: async (route, _, isAgain) => {
          if (isAgain) return route.continue();
          const response = await route.fetch();
          const body = await response.body();
          return route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
        },
      }),
    early: true,
  },
  {
    id: 'wrong content',
    // With its headers, without which the browser would refuse a worker.
    begin: (site) => site.fail({ act: async (route) => route.fulfill({ response: await route.fetch(), body: '0' }) }),
    end: heal,
    says: /arrived damaged/,
    cure: 'Retry',
    silence: 'early',
  },
  {
    id: 'no answer',
    begin: (site) => site.fail({ act: () => undefined }),
    end: heal,
    says: /still (loading|starting)/,
    cure: 'Retry',
    silence: 'always',
  },
  {
    id: 'offline, then back',
    begin: disconnect,
    end: async (site) => {
      site.heal();
      await site.context.setOffline(false);
    },
    says: /You are offline/,
    cure: 'Retry',
  },
  { id: 'offline for good', begin: disconnect, says: /You are offline/ },
];
