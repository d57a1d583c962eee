import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { siteNameOf } from '#components/shell/site-context.tsx';
import { type SearchText, textIn } from '#pages/-search-text.ts';
import type { PageContext } from './_app.tsx';

/** What the pages at `/entry/…` have in common: their query as text, the settings, and a head no search engine keeps. */
export const entryPage = (title: string) => ({
  validateSearch: (search: SearchText) => search,
  async loader({ context: { queryClient, api } }: { context: PageContext }) {
    const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
    return { siteName: siteNameOf(settings), settings };
  },
  head: ({ loaderData }: { loaderData?: { siteName: string } | undefined }) =>
    pageHead({ title, siteName: loaderData?.siteName ?? '', noIndex: true }),
});

/** Where a form leads when it succeeded, as its address says (decision 14); empty for the home page. */
export const targetIn = (search: SearchText): string => textIn(search, 'Target') ?? textIn(search, 'target') ?? '';

/** An address of an entry page that carries the target on. */
export const withTarget = (path: string, search: SearchText): string => {
  const target = targetIn(search);
  return target ? `${path}?Target=${encodeURIComponent(target)}` : path;
};
