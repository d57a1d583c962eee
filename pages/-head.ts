import type { pageHead } from '#api/page-head.ts';

/** The head of a page as its loader made it. */
export type PageHead = ReturnType<typeof pageHead>;

/**
 * Gives a page the head that its loader made. Loaders are loaded with their page, heads with every page; so what makes a
 * head, and what it is made of, stays with the loader.
 */
export const headFromLoader = ({ loaderData }: { loaderData?: { head: PageHead } | undefined }): Partial<PageHead> =>
  loaderData ? { ...loaderData.head, scripts: loaderData.head.scripts.map(standingScript) } : {};

/**
 * The text of a script came with the page and stands in it, but not in what its loader was told: here it is some spaces, by
 * which several differ. React leaves it as it is.
 */
const standingScript = ({ type, children }: PageHead['scripts'][number], place: number) => ({
  type,
  children: children ?? ' '.repeat(place + 1),
});
