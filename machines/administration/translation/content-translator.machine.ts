import { assign, fromPromise, setup } from 'xstate';
import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';
import type { StoredTranslations, TextEdit, TranslationChanges, TranslatorInput } from './translation-text.ts';
import { changesOf, withEdit, withoutChanged } from './translation-text.ts';

/** The events of the translator. */
export type ContentTranslatorEvent =
  | { type: 'translator.opened' }
  | ({ type: 'text.edited' } & TextEdit)
  | { type: 'save.requested' }
  | { type: 'locale.chosen'; locale: string }
  | { type: 'translator.closed' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.refused' }
  | { type: 'retry.requested' };

/** The translator's data: the stored translations by locale, and the edits in the current locale. */
export interface ContentTranslatorContext extends TranslatorInput {
  readonly locale: string;
  readonly stored: Readonly<Record<string, StoredTranslations>>;
  readonly edits: Readonly<Record<string, string>>;
  /** The keys of the edits that a machine wrote. */
  readonly machineEdits: readonly string[];
  /** The locale to switch to after the confirmation. Undefined to close the translator. */
  readonly wanted: string | undefined;
  readonly reason: string;
}

const noCall = () => Promise.reject(new Error('The actor is not provided.'));

/**
 * Returns the initial locale of a translator: the viewer's own unless it is the source locale, otherwise the first
 * other one. Throws when there is no other locale.
 */
export function firstLocale({ locales, sourceLocale, currentLocale }: TranslatorInput): string {
  const first = currentLocale === sourceLocale ? locales.find((one) => one !== sourceLocale) : currentLocale;
  if (first === undefined) throw new Error('A translator should not be instantiated with only 1 locale.');
  return first;
}

/**
 * Translates the texts of a record, one locale at a time (docs/behavior/administration.md#content-translations). Stored
 * translations are loaded once per locale. Leaving with unsaved edits requires confirmation, and a failed save
 * preserves the edits.
 */
export const contentTranslatorMachine = setup({
  types: {
    input: {} as TranslatorInput,
    context: {} as ContentTranslatorContext,
    events: {} as ContentTranslatorEvent,
  },
  actors: {
    loadTranslations: fromPromise<StoredTranslations, { locale: string }>(noCall),
    saveTranslations: fromPromise<void, TranslationChanges>(noCall),
  },
  guards: {
    isStored: ({ context: { stored, locale } }) => stored[locale] !== undefined,
    hasEdits: ({ context: { edits } }) => Object.keys(edits).length > 0,
    isClosing: ({ context: { wanted } }) => wanted === undefined,
  },
  actions: {
    noteText: assign(({ context }, edit: TextEdit) => withEdit(context, edit)),
    noteStored: assign(({ context: { stored, locale } }, params: { stored: StoredTranslations }) => ({
      stored: { ...stored, [locale]: params.stored },
      reason: '',
    })),
    noteSaved: assign(({ context }) => ({
      stored: { ...context.stored, [context.locale]: withoutChanged(context) },
      edits: {},
      machineEdits: [],
      reason: '',
    })),
    noteReason: assign((_, { error }: { error: unknown }) => ({
      reason: failureReason(error, t('administration.problem.unexplained')),
    })),
    noteWanted: assign((_, { locale }: { locale: string | undefined }) => ({ wanted: locale })),
    moveToWanted: assign(({ context: { wanted, locale } }) => ({
      locale: wanted ?? locale,
      edits: {},
      machineEdits: [],
      reason: '',
    })),
  },
}).createMachine({
  id: 'content-translator',
  context: ({ input }) => ({
    ...input,
    locale: firstLocale(input),
    stored: input.stored ?? {},
    edits: {},
    machineEdits: [],
    wanted: undefined,
    reason: '',
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'translator.opened': 'opening' } },
    opening: {
      always: [{ guard: 'isStored', target: 'settling' }, { target: 'loading' }],
    },
    loading: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'loadTranslations',
        input: ({ context: { locale } }) => ({ locale }),
        onDone: {
          target: 'pending',
          actions: { type: 'noteStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: { target: 'unloaded', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
      on: {
        'translator.closed': 'closed',
        'locale.chosen': {
          target: 'moving',
          actions: { type: 'noteWanted', params: ({ event }) => event },
        },
      },
    },
    unloaded: {
      tags: ['open', 'error'],
      on: {
        'retry.requested': 'loading',
        'translator.closed': 'closed',
        'locale.chosen': {
          target: 'moving',
          actions: { type: 'noteWanted', params: ({ event }) => event },
        },
      },
    },
    settling: { always: [{ guard: 'hasEdits', target: 'edited' }, { target: 'pending' }] },
    pending: {
      tags: 'open',
      on: {
        'text.edited': { target: 'settling', actions: { type: 'noteText', params: ({ event }) => event } },
        'locale.chosen': { target: 'moving', actions: { type: 'noteWanted', params: ({ event }) => event } },
        'translator.closed': 'closed',
      },
    },
    edited: {
      tags: 'open',
      on: {
        'text.edited': { target: 'settling', actions: { type: 'noteText', params: ({ event }) => event } },
        'save.requested': 'saving',
        'locale.chosen': { target: 'asking', actions: { type: 'noteWanted', params: ({ event }) => event } },
        'translator.closed': {
          target: 'asking',
          actions: { type: 'noteWanted', params: () => ({ locale: undefined }) },
        },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'saveTranslations',
        input: ({ context }) => changesOf(context),
        onDone: { target: 'saved', actions: 'noteSaved' },
        onError: { target: 'unsaved', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    saved: {
      tags: 'open',
      on: {
        'text.edited': { target: 'settling', actions: { type: 'noteText', params: ({ event }) => event } },
        'locale.chosen': { target: 'moving', actions: { type: 'noteWanted', params: ({ event }) => event } },
        'translator.closed': 'closed',
      },
    },
    unsaved: {
      tags: ['open', 'error'],
      on: {
        'text.edited': { target: 'settling', actions: { type: 'noteText', params: ({ event }) => event } },
        'save.requested': 'saving',
        'locale.chosen': { target: 'asking', actions: { type: 'noteWanted', params: ({ event }) => event } },
        'translator.closed': {
          target: 'asking',
          actions: { type: 'noteWanted', params: () => ({ locale: undefined }) },
        },
      },
    },
    asking: {
      tags: ['open', 'asking'],
      on: { 'leave.confirmed': 'leaving', 'leave.refused': 'settling' },
    },
    leaving: {
      always: [
        { guard: 'isClosing', target: 'closed', actions: 'moveToWanted' },
        { target: 'opening', actions: 'moveToWanted' },
      ],
    },
    moving: { always: { target: 'opening', actions: 'moveToWanted' } },
  },
});
