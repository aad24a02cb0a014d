// Docusaurus writes every docs page into three tables of each page's script, a record each. Here a table has one list of
// addresses for each line of the docs, and the browser makes the records of it: the three lists are alike, and so cost
// about as much as one. Other pages of which there are several alike are lists as well.

/** Characters of an address that would end a list or an entry of it. */
const endsEntry = /[\s'"`\\$]/;

/** The longest path, with a slash at its end, that all addresses begin with. */
export function baseOf(addresses) {
  let base = addresses[0].slice(0, addresses[0].lastIndexOf('/') + 1);
  while (!addresses.every((address) => address.startsWith(base)))
    base = base.slice(0, base.lastIndexOf('/', base.length - 2) + 1);
  return base;
}

/**
 * A list of addresses below one path, as arguments of a call.
 * @param {string} base what they begin with
 * @throws if an address has a character that would end it
 */
function listed(base, addresses) {
  const broken = addresses.find((address) => endsEntry.test(address));
  if (broken) throw new Error(`The address ${broken} cannot stand in a list of addresses.`);
  return `'${base}', '${addresses.map((address) => address.slice(base.length)).join(' ')}'`;
}

const route = (end) =>
  `\\{\\s*path: '(?<path>[^']+)',\\s*component: ComponentCreator\\('\\k<path>', '0'\\),\\s*exact: true${end}\\s*\\}`;
/** The routes of which there are many alike: docs pages, and pages of no line. */
const page = route(',\\s*sidebar: "docs"');
const alike = [
  { each: page, sidebar: ", 'docs'" },
  { each: route(''), sidebar: '' },
];

const routesOfPages = `const pages = (base, list, sidebar) => list.split(' ').map((name) => ({
  path: base + name, component: ComponentCreator(base + name, '0'), exact: true, ...(sidebar && { sidebar }),
}));
export default [`;

/**
 * The routes of a site, with those that stand after each other and differ by their paths alone as lists.
 * @throws if no docs page is among them, or one that is written otherwise
 */
export function listRoutes(source) {
  const known = source.match(new RegExp(page, 'g'))?.length ?? 0;
  if (!known || known !== source.match(/sidebar: "docs"/g)?.length)
    throw new Error('routes.js does not have docs pages as it had; change plugins/bundle/pageLists.mjs.');
  const short = alike.reduce(
    (routes, { each, sidebar }) =>
      routes.replace(new RegExp(`(?:${each},?\\s*){2,}`, 'g'), (run) => {
        const addresses = Array.from(run.matchAll(new RegExp(each, 'g')), ({ groups }) => groups.path);
        return `...pages(${listed(baseOf(addresses), addresses)}${sidebar}),`;
      }),
    source,
  );
  return short.replace('export default [', () => routesOfPages);
}

/** Whether a route is a docs page: a component that shows a content. */
const isPage = (record) => Object.keys(record).join() === '__comp,content';

/** The names of the contents of docs pages, in the order of their routes. */
export const contentsOf = (routes) =>
  Object.values(routes)
    .filter(isPage)
    .map(({ content }) => content);

const chunksOfPages = `const all = (base, list, recordOf) => Object.fromEntries(list.split(' ').map(
  (name, at) => [base + name + '-0', recordOf(at)],
));
const pages = (base, list, comp, first) => all(base, list, (at) => ({ __comp: comp, content: (first + at).toString(36) }));
`;

/** The arguments that say which keys of chunks are meant: `<address>-0` each. */
const listedKeys = (keys) => {
  const addresses = keys.map((key) => key.replace(/-0$/, ''));
  return listed(baseOf(addresses), addresses);
};

/**
 * The chunks of a site's routes as a module, with those of docs pages as lists, and so those of routes that have the same.
 * @param routes as Docusaurus has them, with contents that are numbered in the order of their routes
 */
export function listChunks(routes) {
  const others = {};
  const same = new Map();
  const lists = [[]];
  for (const [key, record] of Object.entries(routes)) {
    if (isPage(record)) lists.at(-1).push([key, record]);
    else if (key.endsWith('-0')) same.set(JSON.stringify(record), [...(same.get(JSON.stringify(record)) ?? []), key]);
    else others[key] = record;
    // The pages of a line follow the route that they are all in, which is a component and nothing else.
    if (Object.keys(record).join() === '__comp') lists.push([]);
  }
  const calls = lists.flatMap((list) => {
    if (!list.length) return [];
    const [[, { __comp, content }]] = list;
    const first = Number.parseInt(content, 36);
    const odd = list.find(([, page], at) => page.__comp !== __comp || page.content !== (first + at).toString(36));
    if (odd) throw new Error(`The content of ${odd[0]} is not numbered after that of the page before.`);
    return `...pages(${listedKeys(list.map(([key]) => key))}, '${__comp}', ${first})`;
  });
  for (const [record, keys] of same)
    if (keys.length > 1) calls.push(`...all(${listedKeys(keys)}, () => (${record}))`);
    else others[keys[0]] = JSON.parse(record);
  return `${chunksOfPages}export default { ${[`...${JSON.stringify(others)}`, ...calls].join(', ')} };`;
}

const docsOfLines = `const docs = (base, list) => list.split(' ').map((name) => ({ id: name, path: base + name, sidebar: 'docs' }));
`;

/**
 * What plugins tell every page, as a module, with the docs of each line as lists.
 * @param data the content of globalData.json
 * @throws if no line has docs
 */
export function listGlobalData(data) {
  const lists = [];
  const json = JSON.stringify(data, (key, value) => {
    if (key !== 'docs' || !Array.isArray(value)) return value;
    const base = baseOf(value.map(({ path }) => path));
    const isPlain = ({ id, path, sidebar, ...more }) =>
      path === base + id && sidebar === 'docs' && !Object.keys(more).length;
    const plain = value.filter(isPlain);
    const others = JSON.stringify(value.filter((doc) => !isPlain(doc)));
    const list = plain.length
      ? `...docs(${listed(
          base,
          plain.map(({ path }) => path),
        )}), `
      : '';
    lists.push(`[${list}...${others}]`);
    return `\0${lists.length - 1}`;
  });
  if (!lists.length) throw new Error('globalData.json has no docs of a line any more.');
  return `${docsOfLines}export default ${json.replace(/"\\u0000(\d+)"/g, (_, at) => lists[at])};`;
}
