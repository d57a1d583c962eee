import type { MessageID } from '#api/message-id.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';
import type { PageContext } from './_app.tsx';

/**
 * The route options that the pages at `/entry/…` share: the query as text, the loader, and a head that excludes the
 * page from search engines.
 */
export const entryPage = (title: MessageID) => ({
  validateSearch: (search: SearchText) => search,
  // Imported dynamically, because the router does not split off a loader that is passed as a function. Only client-side
  // navigation loads it.
  loader: async ({ context, location }: { context: PageContext; location: { pathname: string } }) =>
    (await import('./-entry-loader.ts')).loadEntryPage(context, title, location.pathname),
  head: headFromLoader,
});

/**
 * Returns the path to which a form leads after success, from the query (docs/behavior/account.md#target-after-entry).
 * Empty for the home page.
 */
export const targetIn = (search: SearchText): string => textIn(search, 'Target') ?? textIn(search, 'target') ?? '';

/**
 * Returns the fields of the link that opened a page, to be submitted with the page's form. Returns undefined when the
 * address contains neither the key nor `link`. The server may store the key itself; `link` then identifies it.
 */
export function linkKeyFields(search: SearchText, parameter: 'token' | 'code'): Record<string, string> | undefined {
  const fields = { [parameter]: textIn(search, parameter) ?? '', link: textIn(search, 'link') ?? '' };
  return Object.values(fields).some(Boolean) ? fields : undefined;
}

/** Returns the address of an entry page that preserves the target. */
export const withTarget = (path: string, search: SearchText): string => {
  const target = targetIn(search);
  return target ? `${path}?Target=${encodeURIComponent(target)}` : path;
};
