import type { Step } from '../step';
import { withoutMissing } from './missingIds';

/** A tag with attributes, or what looks like tags and is none. */
const tagOrText =
  /<(script|style)\b.*?<\/\1>|<!--.*?-->|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)+)(\s*\/)?>/gs;
const attribute = /[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;

/** Elements that HTML ends by itself; in pictures a slash does it. */
const endless = /^(meta|link|img|input)$/;

/** What is the same in many tags comes first, what differs last. */
const rank = (attribute: string) => (attribute.startsWith('class=') ? 0 : /^(href|id)=/.test(attribute) ? 2 : 1);

/**
 * HTML whose tags are more alike, so that it compresses better: attributes in one order, no empty class, and no slash
 * where it means nothing. React takes over what it finds, in any order.
 * @example shortTags('<a href=#x class=hash-link>') // '<a class=hash-link href=#x>'
 */
export const shortTags = (html: string): string =>
  html.replace(tagOrText, (whole, _, name?: string, attributes?: string, slash?: string) => {
    if (!name || !attributes) return whole;
    const kept = (attributes.match(attribute) ?? []).filter((each) => each !== 'class=""');
    const tag = [name, ...kept.sort((a, b) => rank(a) - rank(b))].join(' ');
    if (!slash || endless.test(name)) return `<${tag}>`;
    // It would be part of a value without quotes.
    return tag.endsWith('"') ? `<${tag}/>` : `<${tag} />`;
  });

/**
 * HTML whose hidden lines of code (plugins/highlight-code) the browser's own search finds: the minifier takes the value of
 * `hidden` away.
 */
export const findableCode = (html: string): string => html.replaceAll('<span hidden>', '<span hidden=until-found>');

/** HTML that does not say what made it, which is of use to no reader. */
export const withoutGenerator = (html: string): string => html.replace(/<meta name="?generator"? [^>]*>/, '');

/** Tags of all pages in their shortest form, which refer to no description that is not there. */
export const shortenTags: Step = {
  name: 'short tags',
  prepare: async () => ({ edit: (html) => withoutGenerator(findableCode(shortTags(withoutMissing(html)))) }),
};
