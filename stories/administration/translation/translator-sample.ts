import type { FieldMachine } from '#components/administration/translation/use-field-machine.ts';
import type { ContentTranslatorView } from '#machines/administration/translation/content-translator.connect.ts';

const row = { recordType: 'category', isChanged: false };

/** A translator with an empty field and a text of a machine. */
export const translatorSample: Pick<ContentTranslatorView, 'rows' | 'isEditable' | 'confirm'> = {
  isEditable: true,
  confirm: () => undefined,
  rows: [
    {
      ...row,
      key: 'category.4.name',
      label: 'Name',
      sourceText: 'Workshop',
      text: '',
      isMissing: true,
      isByMachine: false,
    },
    {
      ...row,
      key: 'category.4.description',
      label: 'Description',
      sourceText: 'Benches and tools.',
      text: 'Établis et outils.',
      isMissing: false,
      isByMachine: true,
    },
  ],
};

/** A machine translation whose last request failed. */
export const machineFailed: FieldMachine = {
  isPending: false,
  error: new Error('DeepL could not translate this text. Please try again later.'),
  translate: () => undefined,
};
