import type { MessageID } from '#api/message-id.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';
import type { PageContext } from './_app.tsx';

/** What the pages at `/entry/…` have in common: their query as text, the settings, and a head no search engine keeps. */
export const entryPage = (title: MessageID) => ({
  validateSearch: (search: SearchText) => search,
  // Fetched only by those who come to such a page from another; the router splits off no loader that is passed on.
  loader: async ({ context, location }: { context: PageContext; location: { pathname: string } }) =>
    (await import('./-entry-loader.ts')).loadEntryPage(context, title, location.pathname),
  head: headFromLoader,
});

/** Where a form leads when it succeeded, as its address says (decision 14); empty for the home page. */
export const targetIn = (search: SearchText): string => textIn(search, 'Target') ?? textIn(search, 'target') ?? '';

/**
 * What the form of a page sends on of the link that opened it; undefined when the address is not a whole link. The server
 * keeps the key itself, and `link` tells which one it was.
 */
export function linkKeyFields(search: SearchText, parameter: 'token' | 'code'): Record<string, string> | undefined {
  const fields = { [parameter]: textIn(search, parameter) ?? '', link: textIn(search, 'link') ?? '' };
  return Object.values(fields).some(Boolean) ? fields : undefined;
}

/** An address of an entry page that carries the target on. */
export const withTarget = (path: string, search: SearchText): string => {
  const target = targetIn(search);
  return target ? `${path}?Target=${encodeURIComponent(target)}` : path;
};
