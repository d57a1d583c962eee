import type { Navigation } from './navigation.contract.ts';

/** A subcommunity, as delivered to pages. */
export type SiteSection = Readonly<Navigation['sections'][number]>;

/** The subcommunity of the current page, according to its URL. */
export type CurrentSection = Pick<SiteSection, 'sectionID' | 'slug'>;

/** Matches the paths of pages that have a version per subcommunity. All other pages are shared by the whole site. */
const ofSections = /^\/(?:(?:discussions?|categories|search|post)(?:[/?#]|$)|[?#]|$)/;

/** Returns the URL within a subcommunity. URLs of shared pages are returned unchanged. */
export function inSection(section: CurrentSection | undefined, href: string): string {
  if (!section || !ofSections.test(href)) return href;
  return `/${section.slug}${href.replace(/^\/(?=[?#]|$)/, '')}`;
}

/**
 * Splits a URL into the subcommunity of its first path segment and the URL within it. Returns undefined when it begins
 * with no subcommunity.
 */
export function splitSection<Section extends Pick<SiteSection, 'slug'>>(
  sections: readonly Section[],
  url: string,
): { readonly section: Section; readonly url: string } | undefined {
  const slug = /^\/([^/?#]*)/.exec(url)?.[1];
  const section = slug && sections.find((one) => one.slug === slug);
  if (!section) return undefined;
  const rest = url.slice(slug.length + 1);
  return { section, url: rest.startsWith('/') ? rest : `/${rest}` };
}
