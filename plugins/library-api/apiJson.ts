import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { comparedReleases, type Line } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import type { Api, ApiExport, ApiMember } from './api';
import { indexRows } from './apiParts';
import type { ApiJson } from './apiSchema';
import { explainedBelow, parser } from './explained';
import { lineApi, releaseApi } from './lineApi';
import { firstWith } from './since';
import { statedMembers } from './statedMembers';
import { statedPages } from './statedOn';

/**
 * The machine-readable API of a line's release.
 * @param root origin and base of the site, without a slash at the end
 */
export function apiJson(line: Line, root: string, siteDir = process.cwd()): ApiJson {
  const api = lineApi(line, siteDir);
  const compared = comparedReleases(siteDir);
  const earlier = compared
    .filter(({ major }) => Number(major) <= Number(line.major))
    .map((release) => releaseApi(release, siteDir));
  const docs = path.resolve(siteDir, line.docs);
  const pages = new Map(
    indexRows(api, explainedBelow(docs)).map(([name, , place]) => [
      name,
      `${root}${line.path}/${place.replace(/#$/, '')}`,
    ]),
  );
  const sinceOf = (has: (api: Api) => boolean): string => (earlier[firstWith(earlier, has)] ?? api).release;
  const membersOf = (owner: string, members: ApiMember[], ofRelease: (api: Api) => ApiMember[]) => {
    const stated = statedIn(line, docs, owner);
    return members.map(({ name, type, optional }) => ({
      ...{ name, type, optional },
      since: sinceOf((each) => ofRelease(each).some((member) => member.name === name)),
      ...stated(name, root),
    }));
  };
  const found = (each: Api, name: string) => each.exports.find((entry) => entry.name === name);
  return {
    $schema: `${root}/api/schema.json`,
    package: 'react-querybuilder',
    release: api.release,
    documentation: `${root}${line.path}/llms.txt`,
    comparedReleases: compared.map(({ release }) => release),
    props: membersOf('QueryBuilder', api.props, ({ props }) => props),
    exports: api.exports.map(({ name, kind, from, declaration, members, options }: ApiExport) => ({
      ...{ name, kind, from, declaration },
      since: sinceOf((each) => found(each, name) !== undefined),
      page: pages.get(name) as string,
      ...(members && { members: membersOf(name, members, (each) => found(each, name)?.members ?? []) }),
      ...(options && { options: membersOf(name, options, (each) => found(each, name)?.options ?? []) }),
    })),
  };
}

/** Default and section of the members that pages of the line state. */
function statedIn(line: Line, docs: string, owner: string) {
  const stated = statedPages(owner, docs).flatMap((page) =>
    statedMembers(parser.parse(pageText(path.join(docs, `${page}.mdx`)))).map((member) => ({ ...member, page })),
  );
  return (name: string, root: string) => {
    const member = stated.find((each) => each.name === name);
    if (!member) return {};
    const text = textOf({ type: 'paragraph', children: member.default });
    return { default: text === 'none' ? null : text, page: `${root}${line.path}/${member.page}#${member.anchor}` };
  };
}
