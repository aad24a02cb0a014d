import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectCacheGroup } from './expectations';

/** What is needed here of a module of the bundler. */
type Module = { identifier: () => string; nameForCondition: () => string | null };

export type Chunk = { name?: string | null; runtime?: string | ReadonlySet<string> };

/** What the chunk of a worker is called, before the id of its engine. */
export const ofWorker = 'worker-';

/**
 * The name of a chunk that workers share, with each other or with pages. Chunks are numbered by their names, and those
 * without one by what runs them, which for a worker is a hash of a path on the machine that builds.
 * @param users the chunks that it is taken out of
 * @example sharedName([{ name: 'worker-sqlite' }, { name: 'worker-drizzle' }]) // 'shared+worker-drizzle+worker-sqlite'
 * @returns undefined for what pages alone need
 */
export function sharedName(users: readonly Chunk[]): string | undefined {
  const workers = users.flatMap(({ name }) => (name?.startsWith(ofWorker) ? [name] : []));
  return workers.length
    ? ['shared', ...workers.sort(), ...(users.length > workers.length ? ['pages'] : [])].join('+')
    : undefined;
}

/** What runs the pages; each worker is run by itself. */
const runtimeOfPages = 'runtime~main';

/** Whether pages run a chunk, alone or beside workers. */
export const isOfPages = ({ runtime }: Pick<Chunk, 'runtime'>): boolean =>
  typeof runtime === 'object' ? runtime.has(runtimeOfPages) : runtime === runtimeOfPages;

/**
 * Chunks that a worker, and no page, asks for later, such as PGlite's file systems. Their libraries give them
 * no names, so each module is a chunk called by its path.
 * @param siteDir what the path begins with on the machine that builds
 */
export const laterInWorkers = (siteDir: string) => ({
  chunks: (chunk: Chunk) => !chunk.name && typeof chunk.runtime === 'object' && !isOfPages(chunk),
  minChunks: 1,
  enforce: true,
  priority: 20,
  name: (module: Pick<Module, 'identifier'>) => `later+${module.identifier().replaceAll(siteDir, '')}`,
});

const samplePath = /([\w-]+)[\\/]_samples[\\/](?!node_modules[\\/])([a-z]+).*\.tsx$/;

/**
 * The chunk of a sample: that of the line and the page it is named after.
 * @example chunkOfSample('/site/versioned_docs/version-5/_samples/limit-groups.tsx') // '5-limit'
 * @returns undefined for a file that is no sample
 */
export function chunkOfSample(file: string): string | undefined {
  const [, line, page] = samplePath.exec(file) ?? [];
  return line && `${line.replace(/^version-/, '')}-${page}`;
}

/** A group of modules that is one chunk, whoever asks for them. */
const together = { chunks: 'async' as const, enforce: true, priority: 10 };
const fileOf = (module: Module) => module.nameForCondition() ?? '';

/**
 * Samples of one page, which are named after it (`export/sql.tsx`, `limit-groups-paste.tsx`), arrive in one chunk: the
 * list of chunks is part of every page's script, and there are hundreds of samples.
 */
const samples = {
  ...together,
  // A sample's text, which stands in its page, is a module of the same file but for its loader.
  test: (module: Module) => Boolean(chunkOfSample(fileOf(module))) && !module.identifier().includes('highlight-code'),
  name: (module: Module) => chunkOfSample(fileOf(module)),
};

const theme =
  /[\\/](theme-classic[\\/]lib|src)[\\/]theme[\\/](Admonition|BackToTopButton|CodeBlock|CodeInline|ContentVisibility|Doc(?!Ca|Tag)|Edit(MetaRow|ThisPage)|Icon[\\/](Arrow|Edit|Home)|LastUpdated|MDX|PaginatorNavLink|TOC|Tag)/;
const hooks =
  /[\\/](theme-common[\\/].*(useTOCHighlight|tocUtils|admonitionUtils|IntlUtils|useBackToTopButton)|plugin-content-docs[\\/]lib[\\/]client[\\/](doc|structuredDataUtils|docSidebarItemsExpandedState)|@mdx-js[\\/]react[\\/]lib[\\/]index|exports[\\/]Noop)\.[jt]sx?$/;
const ours =
  /[\\/]src[\\/]docs-widgets[\\/]((Sample|ChangesLinks|PageHeader)[\\/]|(Api\w+|LineChanges|RunInDocs)[\\/]styles\.module)|[\\/]src[\\/]css[\\/]overview\.css$/;

/** Whether a module is code that every docs page shows its text with, or the styles of such code and of the docs' widgets. */
export const isOfDocsPages = (file: string): boolean =>
  /\.(js|tsx?|module\.css)$|[\\/]overview\.css$/.test(file) && [theme, hooks, ours].some((part) => part.test(file));

/** Together they are a quarter smaller than in the nine chunks that their users would make of them. */
const docsPages = {
  ...together,
  test: (module: Module) => isOfDocsPages(fileOf(module)),
  name: 'docs-pages',
};

/**
 * What links can say of a release that comes when it is chosen: the code that reads links has it, and the release. Small
 * as it is, each of them would have a copy of its own.
 */
const tablesOfReleases = {
  ...together,
  test: /[\\/]src[\\/]demo[\\/]releases[\\/]8[\\/](choiceTable|exportFormats|objectFormats|optionTable|printCode|settingTable)\.ts$/,
  name: 'tables-of-releases',
};

/**
 * How the scripts are cut, and what the files are called. Every page's script holds the list of all chunks, which is
 * about half as long with ids in sequence, and with files called by nothing but their hash.
 */
export default function chunks({ siteDir }: LoadContext): Plugin {
  return {
    name: 'chunks',
    configureWebpack(config, isServer) {
      if (isServer) return {};
      expectCacheGroup(config, 'common');
      expectCacheGroup(config, 'default');
      return {
        optimization: {
          chunkIds: 'natural',
          splitChunks: {
            name: (_module: Module, users: readonly Chunk[]) => sharedName(users),
            cacheGroups: {
              // Docusaurus puts what half of the pages share into one `common` chunk, which every page then loads. The
              // library is such a thing, and must arrive only with a sample: a chunk per set of users instead.
              common: false,
              default: { minChunks: 2, priority: -20, reuseExistingChunk: true },
              samples,
              docsPages,
              tablesOfReleases,
              laterInWorkers: laterInWorkers(siteDir),
            },
          },
        },
        // How long the hash has to be is worked out in adr/0011.
        output: { chunkFilename: 'assets/js/[contenthash:9].js' },
      };
    },
  };
}
