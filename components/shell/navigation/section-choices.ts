import { t } from '#api/translations.ts';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';

/** Returns the whole site followed by the subcommunities. */
export function useSectionChoices() {
  const { navigation, settings } = useSite();
  const wholeSite = { slug: '', name: t('shell.section.all', { site: siteNameOf(settings) }), contentLocale: null };
  return [wholeSite, ...(navigation?.sections ?? [])];
}
