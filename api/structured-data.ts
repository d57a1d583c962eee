/** One step of the way to a page, or one page of a list; `url` is within the site. */
interface Place {
  readonly name: string;
  readonly url: string;
}

/** How many entries of a list search engines are told of. */
const mostEntries = 10;

const inOrder = (siteUrl: string, places: readonly Place[], address: 'item' | 'url'): object[] =>
  places.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [address]: new URL(url, siteUrl).href,
  }));

/** The way down to a page as schema.org describes it; nothing for a page that stands directly below home. */
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

/** A page that lists discussions or categories as schema.org describes it: their addresses, where each tells what it is. */
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
