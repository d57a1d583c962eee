import type { pageHead } from '#api/page-head.ts';

/** The head of a page as its loader creates it. */
export type PageHead = ReturnType<typeof pageHead>;

/**
 * Returns the head from the loader's data. Loaders are split off with their page, but the head functions of all routes
 * load with every page; so the code that creates a head belongs in the loader.
 */
export const headFromLoader = ({ loaderData }: { loaderData?: { head: PageHead } | undefined }): Partial<PageHead> =>
  loaderData ? { ...loaderData.head, scripts: loaderData.head.scripts.map(standingScript) } : {};

/**
 * The text of a script is in the rendered page but not in the serialized loader data, so spaces replace it; their
 * number distinguishes several scripts. React preserves the rendered text.
 */
const standingScript = ({ type, children }: PageHead['scripts'][number], place: number) => ({
  type,
  children: children ?? ' '.repeat(place + 1),
});
