import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { siteNameOf } from '#components/shell/site-context.tsx';
import type { PageContext } from './_app.tsx';

/** Loads what a page at `/entry/…` shows: the settings, and a head no search engine keeps. */
export async function loadEntryPage({ queryClient, api }: PageContext, title: string) {
  const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
  return { settings, head: pageHead({ title, siteName: siteNameOf(settings), noIndex: true }) };
}
