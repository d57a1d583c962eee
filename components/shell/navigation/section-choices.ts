import { t } from '#api/words.ts';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';

/** The subcommunities that can be chosen, the whole site before them. */
export function useSectionChoices() {
  const { navigation, settings } = useSite();
  const whole = { slug: '', name: t('shell.section.all', { site: siteNameOf(settings) }), contentLocale: null };
  return [whole, ...(navigation?.sections ?? [])];
}
