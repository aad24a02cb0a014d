import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { comparedReleases, type Line, lineOfPage, type Release } from '../../lines/lines';
import { grouped } from '../../src/dataset/countInWords';
import { foldedAs } from '../../src/docs-widgets/ApiDeclarations/foldedAs';
import { newNamesHead, newNamesRow, partsOf } from '../../src/docs-widgets/ApiDifferences/parts';
import { kindHeadings } from '../../src/docs-widgets/ApiIndex/kindHeadings';
import { causesText } from '../../src/docs-widgets/RunInDocs/causesText';
import { addedWords, commandFor, fileHead, zipWords } from '../../src/docs-widgets/ToolkitControls/words';
import { docsOf } from '../../src/engines/model/sections';
import type { ToolkitId } from '../../src/toolkits/registry';
import { controlsFigures } from '../controls-registry/figures';
import { changes, declarationOf, declarationRows, indexRows, memberRows, type Places } from '../library-api/apiParts';
import { lineApi } from '../library-api/lineApi';
import { comparable } from '../library-api/observed';
import { overviewOf } from '../library-api/overview';
import { type JsxNode, optionOf } from '../mdxNodes';
import { readSample } from '../remark-samples/readSample';
import { backticked, fence, inlineCode, link, list, type Nodes, paragraph, strong, table, text } from './nodes';

declare module 'mdast' {
  interface CodeData {
    /** The sample whose captured output the block is, and its file. */
    output?: { sample: string; region?: string; source: string };
  }
}

/** Where a widget stands. */
export type Place = {
  node: JsxNode;
  /** The whole page, or the part of one that is a file of its own. */
  tree: Root;
  /** The file that it is written in. */
  file: VFile;
  /** Address of the page that shows it. */
  url: string;
  /** Where the pages of a line explain each name. */
  placesOf: (line: Line) => Places;
};

/** The content of each component that pages use, as Markdown. A component that is missing here fails the build. */
export const widgets: Record<string, (place: Place) => Nodes> = {
  Sample({ node, file, url }) {
    const { name, region, source, text: code, output, line } = readSample(node, file);
    const shown: Nodes = [];
    if (code !== undefined) shown.push(fence(name.split('.').pop() ?? '', code, `Code · ${name}`));
    else if (!output)
      shown.push(paragraph(strong(text('Live preview')), text(': '), link(url, ...inlineCode(name)), text('.')));
    if (output) {
      const block = fence(output.lang, output.text, `Output · captured from ${line.release}`);
      shown.push({ ...block, data: { output: { sample: name, region, source } } });
    }
    return shown;
  },
  Signature: (place) => [fence('ts', declarationOf(apiOf(place), option(place, 'name')))],
  Overview: (place) => [overviewOf(place.tree, apiOf(place), option(place, 'name'), place.file.path)],
  PropsTable(place) {
    const name = option(place, 'name');
    const rows = memberRows(apiOf(place), name);
    return [
      table(
        [name, 'Type'],
        rows.map(([member, type, optional]) => [inlineCode(optional ? `${member}?` : member), inlineCode(type)]),
      ),
    ];
  },
  ApiIndex(place) {
    const line = lineOf(place);
    const names = indexRows(apiOf(place), place.placesOf(line));
    return Object.entries(kindHeadings).flatMap(([kind, heading]) => {
      const own = names.filter((entry) => entry[1] === kind);
      if (!own.length) return [];
      const items = own.map(([name, , at, entry]) => [
        link(`${line.path}/${at.replace(/#$/, '')}`, ...inlineCode(name)),
        ...(entry ? [text(` /${entry}`)] : []),
      ]);
      return [paragraph(strong(text(heading)), text(` (${own.length})`)), list(items)];
    });
  },
  ApiDeclarations(place) {
    const rows = declarationRows(apiOf(place), place.placesOf(lineOf(place)), option(place, 'from'));
    const summary = foldedAs(rows.length);
    return [
      ...(summary ? [paragraph(strong(text(summary)))] : []),
      list(rows.map(([, declaration]) => inlineCode(declaration))),
    ];
  },
  ApiDifferences(place) {
    const [before, after] = [comparableOf(option(place, 'from')), comparableOf(option(place, 'to'))];
    const line = lineOf(place);
    const changed = changes(before, after, { ...line, api: apiOf(place) }, place.placesOf(line));
    return partsOf(changed).flatMap((part): Nodes => {
      if (part.count === 0) return [paragraph(text(`${part.title}: none.`))];
      const title = paragraph(strong(text(`${part.title}: ${part.count}`)));
      if ('names' in part)
        return [
          title,
          ...Object.entries(part.names).map(([kind, names]) => paragraph(text(`${kind}: `), ...codes(names))),
        ];
      if ('pages' in part) {
        const rows = part.pages.map((row) => {
          const { title: page, names } = newNamesRow(row);
          return [
            row.address ? [link(row.address, text(page))] : [text(page)],
            typeof names === 'string' ? [text(names)] : codes(names),
          ];
        });
        return [title, table(newNamesHead, rows)];
      }
      const rows = part.rows.map(([name = '', ...cells]) => [[text(name)], ...cells.map(inlineCode)]);
      return [title, table(part.head, rows)];
    });
  },
  ToolkitPicture: () => [],
  ToolkitControls(place) {
    const toolkit = option(place, 'toolkit') as ToolkitId;
    const { files, added, overrides } = controlsFigures()[toolkit];
    const address = (file: string) => place.url.replace(/\/docs\/.*/, `/r/${file}`);
    const rows = files.map(([file, bytes]) => [
      [link(address(`code/${file}`), ...inlineCode(file))],
      [text(grouped(bytes))],
      [],
    ]);
    return [
      fence('bash', commandFor(address(`query-builder-${toolkit}.json`), overrides, lineOf(place).release)),
      table(fileHead, rows),
      paragraph(link(address(`query-builder-${toolkit}.zip`), text(zipWords)), text(`. ${addedWords(added)}`)),
    ];
  },
  CausesTable(place) {
    const { major } = lineOf(place);
    const results = JSON.parse(readFileSync(`src/engines/proof/results/${major}.json`, 'utf8'));
    const { before, agreed, after, meaning, head, rows, end } = causesText(results);
    return [
      paragraph(text(`${before} `), strong(text(agreed)), text(` ${after}`)),
      paragraph(text(meaning)),
      table(
        head,
        rows.map(({ id, label, address, sentence, queries, formats }) => [
          [
            strong(...(address ? [link(docsOf(id, Number(major)), ...backticked(label))] : backticked(label))),
            ...backticked(`. ${sentence}`),
          ],
          [text(grouped(queries))],
          formats.flatMap(([format, number], index) => [
            ...(index ? [text(', ')] : []),
            ...inlineCode(format),
            text(` ${grouped(number)}`),
          ]),
        ]),
      ),
      paragraph(...backticked(end)),
    ];
  },
};

const option = ({ node }: Place, name: string): string => optionOf(node, name) ?? '';
const codes = (names: string[]) =>
  names.flatMap((name, index) => [...(index ? [text(', ')] : []), ...inlineCode(name)]);
const lineOf = ({ file }: Place): Line => lineOfPage(file.path);
const apiOf = (place: Place) => lineApi(lineOf(place));

/** A release as the pages compare it; plugins/library-api fails the build for one that there is not. */
const comparableOf = (major: string) => comparable(comparedReleases().find((each) => each.major === major) as Release);
