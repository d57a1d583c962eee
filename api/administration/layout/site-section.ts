import type { Navigation } from './navigation.contract.ts';

/** A subcommunity, as pages are told of it. */
export type SiteSection = Readonly<Navigation['sections'][number]>;

/** The section in which a page stands, as its address tells. */
export type CurrentSection = Pick<SiteSection, 'sectionID' | 'slug'>;

/** The pages that a section shows its own part of; all others are the same everywhere. */
const ofSections = /^\/(?:(?:discussions?|categories|search|post)(?:[/?#]|$)|[?#]|$)/;

/** A place in a section: addresses of other pages stay as they are. */
export function inSection(section: CurrentSection | undefined, href: string): string {
  if (!section || !ofSections.test(href)) return href;
  return `/${section.slug}${href.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The section that an address begins with, and the address within it; undefined when it begins with none. */
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
