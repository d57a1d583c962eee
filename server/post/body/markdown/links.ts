import { isExternalUrl, isSameSiteUrl } from '#server/post/body/linkable-url.ts';
import type { Parser } from './wrap-rule.ts';

type Linkify = Parser['linkify'];

/**
 * Trailing punctuation of a bare URL that belongs to the surrounding sentence, as defined by GitHub Flavored Markdown.
 */
const trailing = /[?!.,;:*_~'"]+$/;

/**
 * User information before the host, as in `//user:password@host`. Such a URL can mislead readers, so it is not linked.
 */
const userInformation = /\/\/[^\s/?#<>]*@/y;

/** Returns the length of the URL whose part after the scheme begins at `from`. Returns 0 when there is none. */
function lengthAt(pattern: RegExp, text: string, from: number): number {
  userInformation.lastIndex = from;
  if (userInformation.test(text)) return 0;
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].replace(trailing, '').length ?? 0;
}

const web: Parameters<Linkify['add']>[1] = {
  validate: (text, from, { re }) => lengthAt(re.get_http_validator(), text, from),
};

/**
 * Returns the rule for `www.example.org` without a scheme. `normalizeLink` adds the scheme: markdown-it takes the length
 * of a match's URL for the length of the text, so the rule must not make it longer.
 */
function hostWithoutScheme({ re }: Linkify): Parameters<Linkify['add']>[1] {
  const pattern = new RegExp(`(?:${re.get_url_host_port().source})${re.get_path().source}`, 'iy');
  return {
    validate: (text, from) => (text[from - 5] === '/' ? 0 : lengthAt(pattern, text, from)),
  };
}

/**
 * Links bare URLs that begin with a scheme or `www.`, and e-mail addresses. An explicit link with an invalid URL is
 * left as text, for example `f[x](y)`.
 */
export function links(parser: Parser): void {
  const { linkify } = parser;
  // Disables the detection of host names without a scheme, such as "see readme.md".
  linkify.set({ fuzzyLink: false, fuzzyEmail: true });
  linkify.add('ftp:', null).add('//', null).add('http:', web).add('https:', web);
  linkify.add('www.', hostWithoutScheme(linkify));
  const normalize = parser.normalizeLink;
  parser.normalizeLink = (address) => normalize(/^www\./i.test(address) ? `https://${address}` : address);
  parser.validateLink = (address) => isSameSiteUrl(address) || isExternalUrl(address);
}
