import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { areaOf, type MessageID } from '#api/message-id.ts';
import { pageHead } from '#api/page-head.ts';
import { currentTranslations } from '#api/translations.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import type { PageContext } from './_app.tsx';

/**
 * Loads the data of a page at `/entry/…`: the settings, and a head that excludes the page from search engines. `title`
 * is a message ID. With a `path`, shared links to the page have a description.
 */
export async function loadEntryPage({ queryClient, api, siteUrl }: PageContext, title: MessageID, path?: string) {
  const spoken = currentTranslations();
  const [settings] = await Promise.all([
    queryClient.ensureQueryData(siteSettingsQuery(api)),
    spoken.need(areaOf(title)),
  ]);
  const siteName = siteNameOf(settings);
  const about = path && { description: spoken.t('account.entry.about', { site: siteName }), canonical: siteUrl + path };
  return { settings, head: pageHead({ title: spoken.t(title), siteName, noIndex: true, ...about }) };
}
