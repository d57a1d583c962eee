import { isElsewhere, isOnSite } from '#server/post/body/usable-address.ts';
import type { Parser } from './wrap-rule.ts';

type Linkify = Parser['linkify'];

/** Signs at the end of a bare address that belong to the sentence around it, as GitHub Flavored Markdown defines. */
const trailing = /[?!.,;:*_~'"]+$/;

/** A user name before the host, as in `//user:password@host`: such an address misleads readers, so it is no link. */
const userInformation = /\/\/[^\s/?#<>]*@/y;

/** The length of the address whose part after the scheme begins at `from`; 0 for none. */
function lengthAt(pattern: RegExp, text: string, from: number): number {
  userInformation.lastIndex = from;
  if (userInformation.test(text)) return 0;
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].replace(trailing, '').length ?? 0;
}

const web: Parameters<Linkify['add']>[1] = {
  validate: (text, from, { re }) => lengthAt(re.get_http_validator(), text, from),
};

/** `www.example.org` without a scheme. */
function hostWithoutScheme({ re }: Linkify): Parameters<Linkify['add']>[1] {
  const pattern = new RegExp(`(?:${re.get_url_host_port().source})${re.get_path().source}`, 'iy');
  return {
    validate: (text, from) => (text[from - 5] === '/' ? 0 : lengthAt(pattern, text, from)),
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  };
}

/**
 * Links bare addresses that begin with a scheme or `www.`, and mail addresses. In all other links, an address that a reader
 * could not follow makes no link, so that its words stay: `f[x](y)` is text.
 */
export function links(parser: Parser): void {
  const { linkify } = parser;
  // "see readme.md" is not an address.
  linkify.set({ fuzzyLink: false, fuzzyEmail: true });
  linkify.add('ftp:', null).add('//', null).add('http:', web).add('https:', web);
  linkify.add('www.', hostWithoutScheme(linkify));
  const normalize = parser.normalizeLink;
  parser.normalizeLink = (address) => normalize(/^www\./i.test(address) ? `https://${address}` : address);
  parser.validateLink = (address) => isOnSite(address) || isElsewhere(address);
}
