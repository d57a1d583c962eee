import type { pageHead } from '#api/page-head.ts';

/** The head of a page as its loader made it. */
export type PageHead = ReturnType<typeof pageHead>;

/**
 * Gives a page the head that its loader made. Loaders are loaded with their page, heads with every page; so what makes a
 * head, and what it is made of, stays with the loader.
 */
export const headFromLoader = ({ loaderData }: { loaderData?: { head: PageHead } | undefined }): Partial<PageHead> =>
  loaderData?.head ?? {};
