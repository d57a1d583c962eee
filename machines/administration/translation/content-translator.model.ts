import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { contentTranslatorMachine } from './content-translator.machine.ts';

const name = 'category.4.name';

const description = 'category.4.description';

/** The model of the translator: two locales, a text that is edited and restored, and every failure. */
export const contentTranslatorModel = defineModel(contentTranslatorMachine, {
  starts: {
    start: {
      resource: 'kb',
      properties: [
        { key: name, recordType: 'category', label: 'Name', sourceText: 'Workshop', maxLength: 100 },
        {
          key: description,
          recordType: 'category',
          label: 'Description',
          sourceText: 'Benches, tools and half-finished things.',
          isMultiline: true,
        },
      ],
      locales: ['en', 'fr', 'de'],
      sourceLocale: 'en',
      currentLocale: 'en',
    },
  },
  events: [
    { type: 'text.edited', key: name, text: 'Atelier' },
    { type: 'text.edited', key: name, text: '' },
    { type: 'locale.chosen', locale: 'de' },
    { type: 'locale.chosen', locale: 'fr' },
  ],
  answers: {
    loadTranslations: { done: [{ texts: {}, byMachine: [] }], error: [ApiFailure.unreachable()] },
    saveTranslations: { done: [undefined], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { locale, stored, edits, wanted } }) => [
    locale,
    wanted,
    edits[name],
    ...['fr', 'de'].map((one) => stored[one] && (stored[one].texts[name] ?? '')),
  ],
  never: ({ context }, event) =>
    (event.type === 'locale.chosen' && event.locale === context.locale) ||
    (event.type === 'text.edited' &&
      event.text === (context.edits[name] ?? context.stored[context.locale]?.texts[name] ?? '')),
  observe: ({ context: { properties, locale, wanted = null, edits, stored, reason } }) => ({
    locale,
    texts: properties.map(({ key }) => edits[key] ?? stored[locale]?.texts[key] ?? ''),
    wanted,
    edits,
    stored: Object.fromEntries(Object.entries(stored).map(([one, { texts }]) => [one, texts])),
    reason,
  }),
  unobserved: { machineEdits: 'the walk has no translation service' },
  invariants: {
    'changes are discarded only by saving, editing or a confirmation': (snapshot, before, event) =>
      !before ||
      Object.keys(before.context.edits).length === 0 ||
      Object.keys(snapshot.context.edits).length > 0 ||
      event?.type === 'leave.confirmed' ||
      event?.type === 'text.edited' ||
      snapshot.value === 'saved',
  },
  maxPairs: 0,
});
