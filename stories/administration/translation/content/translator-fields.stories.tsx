import {
  TranslatorFields,
  TranslatorQuestion,
} from '#components/administration/translation/content/translator-fields.tsx';
import { useContentTranslator } from '#components/administration/translation/content/use-content-translator.ts';
import { Dialog } from '#components/primitives/overlay/dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { stack } from '#theme/layout/layout.css.ts';

export default { title: 'administration / translator-fields' };

function Fields({ isAsking = false }: { isAsking?: boolean }) {
  const translator = useContentTranslator(
    {
      resource: 'widgets',
      properties: [
        { key: 'widget.a.title', recordType: 'widget', label: 'Title', sourceText: 'Welcome', maxLength: 100 },
        {
          key: 'widget.a.body',
          recordType: 'widget',
          label: 'Text',
          sourceText: '<b>Hello</b>',
          isHtml: true,
          isMultiline: true,
        },
      ],
      locales: ['en', 'de'],
      sourceLocale: 'en',
      currentLocale: 'de',
      stored: { de: { texts: { 'widget.a.title': 'Willkommen' }, byMachine: ['widget.a.title'] } },
    },
    { onLoad: async () => ({ texts: {}, byMachine: [] }), onSave: async () => undefined },
  );
  return (
    <div className={stack()} {...translator.getRootProps()}>
      <TranslatorFields translator={translator} textMachine={undefined} />
      <Dialog open={isAsking} onOpenChange={() => undefined} title="Welcome" size="small">
        <TranslatorQuestion translator={translator} />
      </Dialog>
    </div>
  );
}

export const ByMachineAndHtml = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <Fields />
  </StorySite>
);

export const Asking = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <Fields isAsking />
  </StorySite>
);
