import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { RecordTranslator } from '#components/administration/translation/record-translator.tsx';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / record-translator' };

const translator = (locales: string[]) => (
  <StorySite me={ingrid} seed={(client, api) => client.setQueryData(localesQuery(api).queryKey, someLocales(locales))}>
    <RecordTranslator
      resource="tags"
      recordType="tag"
      recordKey={4}
      subject="tools"
      texts={[{ property: 'name', label: 'Name', sourceText: 'tools' }]}
    />
  </StorySite>
);

export const TwoLanguages = () => translator(['en', 'fr']);

export const OneLanguage = () => (
  <EmptyStory reason="With one language, there is nothing to translate.">{translator(['en'])}</EmptyStory>
);
