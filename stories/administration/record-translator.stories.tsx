import { localesQuery } from '#api/administration/locale.queries.ts';
import { RecordTranslator } from '#components/administration/record-translator.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { someLocales } from './category-settings-seed.ts';

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

export const OneLanguage = () => translator(['en']);
