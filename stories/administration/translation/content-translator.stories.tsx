import { ContentTranslator } from '#components/administration/translation/content-translator.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / content-translator' };

const translator = (sourceText: string) => (
  <StorySite me={ingrid}>
    <ContentTranslator
      resource="kb"
      properties={[{ key: 'category.4.name', recordType: 'category', label: 'Name', sourceText, maxLength: 100 }]}
      locales={['en', 'fr', 'ar']}
      sourceLocale="en"
      currentLocale="ar"
      onLoad={async () => ({ texts: { 'category.4.name': 'ورشة' }, byMachine: ['category.4.name'] })}
      machine={{ locales: ['fr', 'ar'], translate: async ({ texts }) => texts }}
      onSave={async () => undefined}
    />
  </StorySite>
);

export const ShortText = () => translator('Workshop');

export const LongText = () => translator('Benches, tools and half-finished things. '.repeat(12));
