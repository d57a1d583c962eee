import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { LanguageList } from '#components/administration/translation/language-list.tsx';
import { languageSettings } from '#components/administration/translation/language-settings.ts';
import { settingSeed } from '#stories/support/setting-seed.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / language-list' };

const names: Readonly<Record<string, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  'pt-BR': 'português (Brasil)',
};

const locale = (localeKey: string, enabled: boolean): Locale => ({
  localeID: localeKey,
  localeKey,
  regionalKey: localeKey,
  displayNames: {},
  enabled,
  isDefault: localeKey === 'en',
  translationService: null,
  name: names[localeKey] ?? localeKey,
  direction: localeKey === 'ar' ? 'rtl' : 'ltr',
  isBuiltIn: localeKey !== 'pt-BR',
  isShown: true,
  derivesFrom: null,
});

const seed: Seed = (client, api) => {
  settingSeed(languageSettings, { 'garden.locale': 'en' })(client, api);
  client.setQueryData(localesQuery(api).queryKey, [
    locale('ar', true),
    locale('de', false),
    locale('en', true),
    locale('pt-BR', false),
  ]);
};

export const Four = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <LanguageList />
  </StorySite>
);
