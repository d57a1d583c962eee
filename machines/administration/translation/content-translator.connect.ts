import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { ContentTranslatorEvent, contentTranslatorMachine } from './content-translator.machine.ts';
import type { TranslationProperty } from './translation-text.ts';

type Snapshot = SnapshotFrom<typeof contentTranslatorMachine>;

/** Maps the snapshot of the translator to props: the texts with their translations, the status and the actions. */
export function connectContentTranslator(snapshot: Snapshot, send: (event: ContentTranslatorEvent) => void) {
  const { properties, locales, sourceLocale, locale, stored, edits, machineEdits, reason } = snapshot.context;
  const can = (event: ContentTranslatorEvent) => snapshot.can(event);
  const textOf = ({ key }: TranslationProperty) => edits[key] ?? stored[locale]?.texts[key] ?? '';
  const isByMachine = ({ key }: TranslationProperty) =>
    edits[key] === undefined ? (stored[locale]?.byMachine.includes(key) ?? false) : machineEdits.includes(key);
  return {
    locale,
    sourceLocale,
    targetLocales: locales.filter((one) => one !== sourceLocale),
    isOpen: snapshot.hasTag('open'),
    isAsking: snapshot.matches('asking'),
    isLoading: snapshot.matches('loading'),
    isSaving: snapshot.matches('saving'),
    hasFailedToLoad: snapshot.matches('unloaded'),
    reason: snapshot.hasTag('error') ? reason : undefined,
    isEditable: snapshot.hasTag('open') && !snapshot.hasTag('busy') && !snapshot.matches('unloaded'),
    isSaved: snapshot.matches('saved'),
    hasEdits: Object.keys(edits).length > 0,
    canSave: can({ type: 'save.requested' }),
    rows: properties.map((property) => ({
      ...property,
      text: textOf(property),
      isChanged: edits[property.key] !== undefined,
      isMissing: textOf(property) === '',
      isByMachine: isByMachine(property),
    })),
    open: () => send({ type: 'translator.opened' }),
    close: () => {
      if (can({ type: 'translator.closed' })) send({ type: 'translator.closed' });
    },
    edit: (key: string, text: string) => send({ type: 'text.edited', key, text }),
    editByMachine: (key: string, text: string) => send({ type: 'text.edited', key, text, origin: 'machine' }),
    confirm: (key: string, text: string) => send({ type: 'text.edited', key, text, origin: 'confirmation' }),
    choose: (next: string) => send({ type: 'locale.chosen', locale: next }),
    save: () => {
      if (can({ type: 'save.requested' })) send({ type: 'save.requested' });
    },
    retry: () => send({ type: 'retry.requested' }),
    leave: () => send({ type: 'leave.confirmed' }),
    stay: () => send({ type: 'leave.refused' }),
    getRootProps: () => stateProps(snapshot),
    getStatusProps: () => ({
      role: 'status' as const,
      children: snapshot.matches('saved') ? t('administration.translator.saved') : '',
    }),
  };
}

/** The props of the translator. */
export type ContentTranslatorView = ReturnType<typeof connectContentTranslator>;
