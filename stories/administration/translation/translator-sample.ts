import type { FieldMachine } from '#components/administration/translation/use-field-machine.ts';
import { connectContentTranslator } from '#machines/administration/translation/content-translator.connect.ts';
import { contentTranslatorMachine } from '#machines/administration/translation/content-translator.machine.ts';
import { contentTranslatorModel } from '#machines/administration/translation/content-translator.model.ts';
import type { TranslatorInput } from '#machines/administration/translation/translation-text.ts';

const input = contentTranslatorModel.spec.starts?.['start'] as TranslatorInput;

const stored = {
  fr: { texts: { 'category.4.description': 'Établis et outils.' }, byMachine: ['category.4.description'] },
};

const snapshot = contentTranslatorMachine.resolveState({
  value: 'pending',
  context: { ...input, locale: 'fr', stored, edits: {}, machineEdits: [], wanted: undefined, reason: '' },
});

/** A translator with an empty field and a text of a machine. */
export const translatorSample = connectContentTranslator(snapshot, () => undefined);

/** A machine translation whose last request failed. */
export const machineFailed: FieldMachine = {
  isPending: false,
  error: new Error('DeepL could not translate this text. Please try again later.'),
  translate: () => undefined,
};
