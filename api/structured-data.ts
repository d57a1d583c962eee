/** A breadcrumb, or an entry of a list; `url` is relative to the site. */
interface Place {
  readonly name: string;
  readonly url: string;
}

/** The maximum number of list entries in the structured data. */
const mostEntries = 10;

const inOrder = (siteUrl: string, places: readonly Place[], address: 'item' | 'url'): object[] =>
  places.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [address]: new URL(url, siteUrl).href,
  }));

/**
 * Returns the breadcrumbs of a page as schema.org structured data. Returns an empty array for a page directly below the
 * home page.
 */
export const breadcrumbData = (siteUrl: string, crumbs: readonly Place[] = []): object[] =>
  crumbs.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: inOrder(siteUrl, crumbs, 'item'),
        },
      ];

/**
 * Returns a list of discussions or categories as schema.org structured data. Entries contain only addresses; the
 * entry's own page describes it.
 */
export const listData = (siteUrl: string, page: Place, entries: readonly Place[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: page.name,
  url: new URL(page.url, siteUrl).href,
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: inOrder(siteUrl, entries.slice(0, mostEntries), 'url'),
  },
});
