import { importedAddressOf } from '#server/import/imported-site.ts';

/** What rewriting links needs to know. */
export interface LinkOptions {
  /** The site that is imported: links without a host are its own. */
  readonly site: string;
  /** The site of each host, in lower case, whose links lead into this forum. */
  readonly sites: ReadonlyMap<string, string>;
}

/** The path of a question, an answer or a user begins so. */
const ownPath = String.raw`\/(?:questions|q|a|users)\/-?\d`;

/** An address up to its path, when the path is one that this forum knows. */
const addressStart = new RegExp(String.raw`^\s*(?:(?:https?:)?\/\/([^/?#\s]+))?(?=${ownPath})\/`, 'i');

const linkInHtml = /(<a\b[^<>]*?\shref\s*=\s*)("[^"]*"|'[^']*')/gi;
const linkInMarkdown = /(\]\(\s*<?)([^\s()<>]+)/g;
const bareLink = new RegExp(
  String.raw`(?<![\w/"'=[(\x60]|\]\(<)<?(https?:\/\/[^/?#\s()<>[\]]+${ownPath}(?:[^\s<>()[\]]*[\w/=&#-])?)>?`,
  'gi',
);

/** Returns the address within this forum of what an address of an imported site leads to; undefined for other addresses. */
function ownAddress(address: string, { site, sites }: LinkOptions): string | undefined {
  const found = addressStart.exec(address);
  if (!found) return undefined;
  const host = found[1]?.toLowerCase();
  const target = host === undefined ? site : sites.get(host);
  return target === undefined ? undefined : importedAddressOf(target) + address.slice(found[0].length);
}

/** Returns HTML whose links to imported sites lead into this forum, to what came from the same site. */
export const withOwnLinksInHtml = (html: string, options: LinkOptions): string =>
  html.replace(linkInHtml, (whole, before: string, quoted: string) => {
    const address = ownAddress(quoted.slice(1, -1), options);
    return address === undefined ? whole : `${before}${quoted[0]}${address}${quoted[0]}`;
  });

/** Returns Markdown whose links to imported sites lead into this forum; a bare address keeps its text. */
export const withOwnLinksInMarkdown = (text: string, options: LinkOptions): string =>
  text
    .replace(bareLink, (whole, link: string) => {
      const address = ownAddress(link, options);
      return address === undefined ? whole : `[${link.replace(/[\\*_~]/g, '\\$&')}](${address})`;
    })
    .replace(linkInMarkdown, (_, before: string, link: string) => before + (ownAddress(link, options) ?? link));
