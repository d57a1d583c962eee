import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { LanguageTexts } from '#components/administration/translation/language-texts.tsx';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / language-texts' };

const seed: Seed = (client, api) => {
  const [english, arabic] = someLocales(['en', 'ar']);
  client.setQueryData(localesQuery(api).queryKey, [
    ...(english ? [{ ...english, countWords: 400, countTranslated: 400 }] : []),
    ...(arabic ? [{ ...arabic, countWords: 400, countTranslated: 399 }] : []),
    ...(arabic
      ? [
          {
            ...arabic,
            localeID: 'he',
            localeKey: 'he',
            name: 'עברית',
            displayNames: { en: 'Hebrew' },
            enabled: false,
            isBuiltIn: false,
            countWords: 400,
            countTranslated: 12,
          },
        ]
      : []),
  ]);
};

export const Three = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <LanguageTexts />
  </StorySite>
);
