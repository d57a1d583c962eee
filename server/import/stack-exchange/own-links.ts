import { importedAddressOf } from '#server/import/imported-site.ts';

/** The options of link rewriting. */
export interface LinkOptions {
  /** The site being imported. Links without a host belong to it. */
  readonly site: string;
  /** Maps each lower-case host whose links are rewritten to its site. */
  readonly sites: ReadonlyMap<string, string>;
}

/** Matches the start of the path of a question, an answer or a user. */
const ownPath = String.raw`\/(?:questions|q|a|users)\/-?\d`;

/** Matches a URL up to its path, when the path is one that this forum can resolve. */
const addressStart = new RegExp(String.raw`^\s*(?:(?:https?:)?\/\/([^/?#\s]+))?(?=${ownPath})\/`, 'i');

const linkInHtml = /(<a\b[^<>]*?\shref\s*=\s*)("[^"]*"|'[^']*')/gi;
const linkInMarkdown = /(\]\(\s*<?)([^\s()<>]+)/g;
const bareLink = new RegExp(
  String.raw`(?<![\w/"'=[(\x60]|\]\(<)<?(https?:\/\/[^/?#\s()<>[\]]+${ownPath}(?:[^\s<>()[\]]*[\w/=&#-])?)>?`,
  'gi',
);

/** Returns the URL in this forum that corresponds to a URL of an imported site. Returns undefined for other URLs. */
function ownAddress(address: string, { site, sites }: LinkOptions): string | undefined {
  const found = addressStart.exec(address);
  if (!found) return undefined;
  const host = found[1]?.toLowerCase();
  const target = host === undefined ? site : sites.get(host);
  return target === undefined ? undefined : importedAddressOf(target) + address.slice(found[0].length);
}

/** Returns HTML in which links to imported sites point to the records imported from the same site. */
export const withOwnLinksInHtml = (html: string, options: LinkOptions): string =>
  html.replace(linkInHtml, (match, before: string, quoted: string) => {
    const address = ownAddress(quoted.slice(1, -1), options);
    return address === undefined ? match : `${before}${quoted[0]}${address}${quoted[0]}`;
  });

/** Returns Markdown in which links to imported sites point to this forum. A bare URL is preserved as the link text. */
export const withOwnLinksInMarkdown = (text: string, options: LinkOptions): string =>
  text
    .replace(bareLink, (match, link: string) => {
      const address = ownAddress(link, options);
      return address === undefined ? match : `[${link.replace(/[\\*_~]/g, '\\$&')}](${address})`;
    })
    .replace(linkInMarkdown, (_, before: string, link: string) => before + (ownAddress(link, options) ?? link));
