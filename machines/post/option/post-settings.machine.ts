import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { failureReason } from '#machines/failure-reason.ts';
import {
  convertFieldValue,
  type Entered,
  type Mapping,
  missingFields,
  retainedFieldValues,
} from '#machines/post/field-mapping.ts';
import {
  type ChosenSettings,
  fieldsOf,
  isMisplaced,
  isUnchanged,
  mergeEnteredValues,
  needsMappingStep,
  type PossibleSettings,
  type PostSettings,
} from './post-settings.ts';

/** The events of a post's settings. `step.submitted` continues to the next step or to saving. */
export type PostSettingsEvent =
  | { type: 'settings.requested'; action: PostSettings['action'] }
  | { type: 'settings.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'action.chosen'; action: PostSettings['action'] }
  | { type: 'category.chosen'; categoryID: number | undefined }
  | { type: 'type.chosen'; postTypeID: string }
  | { type: 'redirects.toggled' }
  | { type: 'field.mapped'; from: string; into: string }
  | { type: 'answer.entered'; field: string; answer: Entered[string] }
  | { type: 'step.submitted' }
  | { type: 'back.requested' };

interface Context {
  readonly possible: PossibleSettings;
  readonly settings: PostSettings;
  readonly mapping: Mapping;
  readonly entered: Entered;
  readonly reason: string;
}

const nothingPossible: PossibleSettings = {
  subject: { categoryID: 0, postTypeID: '' },
  category: '',
  categories: [],
  types: [],
  present: undefined,
  answers: {},
};

const nothingChosen = {
  possible: nothingPossible,
  settings: { action: 'move', categoryID: undefined, type: undefined, addRedirects: false },
  mapping: {},
  entered: {},
  reason: '',
} as const;

/**
 * Moves a post, changes its type, or both (docs/behavior/post.md#moving-and-retyping). If the new type has different
 * fields, a mapping step and a summary follow. Choices are preserved on going back and after an error. After a conflict
 * with another change, the current post is loaded and the choices are checked against it.
 */
export const postSettingsMachine = setup({
  types: { context: {} as Context, events: {} as PostSettingsEvent },
  actors: {
    loadPossible: fromPromise<PossibleSettings>(() =>
      Promise.reject(new Error('The actor `loadPossible` is not provided.')),
    ),
    changeSettings: fromPromise<unknown, ChosenSettings>(() =>
      Promise.reject(new Error('The actor `changeSettings` is not provided.')),
    ),
  },
  guards: {
    isOutdated: (_, { error }: { error: unknown }) =>
      error instanceof ApiFailure && error.code === 'discussion.changed-meanwhile',
    isUnchanged: ({ context }) => isUnchanged(context.settings, context.possible),
    isMisplaced: ({ context }) => isMisplaced(context.settings, context.possible),
    asksMapping: ({ context }) => needsMappingStep(context.settings, context.possible),
    lacksAnswer: ({ context }) =>
      missingFields(fieldsOf(context.settings, context.possible).to, context.entered).length > 0,
  },
  actions: {
    beginWith: assign((_, { action }: Pick<PostSettings, 'action'>) => ({
      ...nothingChosen,
      settings: { ...nothingChosen.settings, action },
    })),
    keepPossible: assign(({ context }, { possible }: { possible: PossibleSettings }) => ({
      possible,
      entered: mergeEnteredValues(context.settings, context.possible, possible, context.entered),
    })),
    keepAction: assign(({ context: { settings } }, { action }: Pick<PostSettings, 'action'>) => ({
      settings: { ...settings, action },
    })),
    keepCategory: assign(({ context: { settings } }, { categoryID }: Pick<PostSettings, 'categoryID'>) => ({
      settings: { ...settings, categoryID },
    })),
    keepType: assign(({ context: { settings, possible } }, { postTypeID }: { postTypeID: string }) => {
      const chosen = { ...settings, type: postTypeID };
      return { settings: chosen, mapping: {}, entered: retainedFieldValues(fieldsOf(chosen, possible)) };
    }),
    toggleRedirects: assign(({ context: { settings } }) => ({
      settings: { ...settings, addRedirects: !settings.addRedirects },
    })),
    keepMapping: assign(({ context }, { from, into }: { from: string; into: string }) => {
      const { to, answers } = fieldsOf(context.settings, context.possible);
      const target = to.find(({ postFieldID }) => postFieldID === into);
      const answer = answers[from];
      const filled = target && answer !== undefined ? { [into]: convertFieldValue(target, answer) } : {};
      return { mapping: { ...context.mapping, [from]: into }, entered: { ...context.entered, ...filled } };
    }),
    keepAnswer: assign(({ context }, { field, answer }: { field: string; answer: Entered[string] }) => ({
      entered: { ...context.entered, [field]: answer as Entered[string] },
    })),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    forgetReason: assign({ reason: '' }),
    tellChanged: (_, _params: { settings: PostSettings }) => {},
  },
}).createMachine({
  id: 'post-settings',
  context: nothingChosen,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'settings.requested': { target: 'loading', actions: { type: 'beginWith', params: ({ event }) => event } },
      },
    },
    loading: {
      invoke: {
        src: 'loadPossible',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepPossible', params: ({ event }) => ({ possible: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
      on: {
        'action.chosen': { actions: { type: 'keepAction', params: ({ event }) => event } },
        'settings.cancelled': 'closed',
      },
    },
    unavailable: {
      tags: 'error',
      exit: 'forgetReason',
      on: {
        'action.chosen': { actions: { type: 'keepAction', params: ({ event }) => event } },
        'retry.requested': 'loading',
        'settings.cancelled': 'closed',
      },
    },
    choosing: {
      initial: 'judging',
      on: {
        'action.chosen': { target: '.judging', actions: { type: 'keepAction', params: ({ event }) => event } },
        'category.chosen': { target: '.judging', actions: { type: 'keepCategory', params: ({ event }) => event } },
        'type.chosen': { target: '.judging', actions: { type: 'keepType', params: ({ event }) => event } },
        'redirects.toggled': { target: '.judging', actions: 'toggleRedirects' },
        'settings.cancelled': 'closed',
      },
      states: {
        judging: {
          always: [
            { guard: 'isUnchanged', target: 'unchanged' },
            { guard: 'isMisplaced', target: 'misplaced' },
            { target: 'ready' },
          ],
        },
        unchanged: {},
        misplaced: {},
        ready: {
          on: {
            'step.submitted': [
              { guard: 'asksMapping', target: '#post-settings.mapping' },
              { target: '#post-settings.saving' },
            ],
          },
        },
        failed: {
          tags: 'error',
          exit: 'forgetReason',
          on: { 'step.submitted': '#post-settings.saving' },
        },
        outdated: {
          tags: 'error',
          exit: 'forgetReason',
          on: {
            'step.submitted': [
              { guard: 'asksMapping', target: '#post-settings.mapping' },
              { target: '#post-settings.saving' },
            ],
          },
        },
      },
    },
    mapping: {
      initial: 'judging',
      on: {
        'field.mapped': { target: '.judging', actions: { type: 'keepMapping', params: ({ event }) => event } },
        'answer.entered': { target: '.judging', actions: { type: 'keepAnswer', params: ({ event }) => event } },
        'back.requested': 'choosing',
        'settings.cancelled': 'closed',
      },
      states: {
        judging: { always: [{ guard: 'lacksAnswer', target: 'lacking' }, { target: 'ready' }] },
        lacking: {},
        ready: { on: { 'step.submitted': '#post-settings.summary' } },
      },
    },
    summary: {
      initial: 'ready',
      on: { 'step.submitted': 'saving', 'back.requested': 'mapping', 'settings.cancelled': 'closed' },
      states: { ready: {}, failed: { tags: 'error', exit: 'forgetReason' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'changeSettings',
        input: ({ context: { possible, settings, entered } }) => ({
          subject: possible.subject,
          settings,
          postMeta: entered,
        }),
        onDone: { target: 'closed', actions: { type: 'tellChanged', params: ({ context }) => context } },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'renewing',
            actions: { type: 'noteReason', params: ({ event }) => event },
          },
          {
            guard: 'asksMapping',
            target: 'summary.failed',
            actions: { type: 'noteReason', params: ({ event }) => event },
          },
          { target: 'choosing.failed', actions: { type: 'noteReason', params: ({ event }) => event } },
        ],
      },
    },
    renewing: {
      tags: ['busy', 'error'],
      on: { 'settings.cancelled': { target: 'closed', actions: 'forgetReason' } },
      invoke: {
        src: 'loadPossible',
        onDone: {
          target: 'choosing.outdated',
          actions: { type: 'keepPossible', params: ({ event }) => ({ possible: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
  },
});
