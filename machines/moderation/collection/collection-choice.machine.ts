import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** A collection that can be chosen. */
export interface OfferedCollection {
  readonly collectionID: number;
  readonly name: string;
}

/** All collections by name, and those that already contain the record. */
export interface KnownCollections {
  readonly collections: readonly OfferedCollection[];
  readonly chosen: readonly number[];
}

/** The choice for a record: existing collections, and names of new ones. */
export interface CollectionChoice {
  readonly collectionIDs: readonly number[];
  readonly names: readonly string[];
}

/** The events of the collection choice. */
export type CollectionChoiceEvent =
  | { type: 'choice.requested' }
  | { type: 'collection.toggled'; collectionID: number }
  | { type: 'name.added' }
  | { type: 'name.edited'; place: number; name: string }
  | { type: 'choice.submitted' }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'dialog.closed' };

interface Context {
  readonly collections: readonly OfferedCollection[];
  /** The collections that contained the record when the dialog opened. */
  readonly before: readonly number[];
  readonly chosen: readonly number[];
  readonly names: readonly string[];
  readonly problem: string;
}

type Names = Pick<Context, 'collections' | 'names'>;

const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * Whether the name at an index equals that of an existing collection or of another new one. Blank names never conflict.
 */
export const isTaken = ({ collections, names }: Names, place: number): boolean => {
  const key = keyOf(names[place] ?? '');
  const others = [...collections.map(({ name }) => name), ...names.slice(0, place)];
  return key !== '' && others.some((name) => keyOf(name) === key);
};

const withName = (names: readonly string[], { place, name }: { place: number; name: string }) =>
  names.map((one, at) => (at === place ? name : one));

const nothing: Context = { collections: [], before: [], chosen: [], names: [], problem: '' };

/** Returns the choice to save. Blank names are ignored. */
export const choiceOf = ({ chosen, names }: Pick<Context, 'chosen' | 'names'>): CollectionChoice => ({
  collectionIDs: chosen,
  names: names.map((name) => name.trim()).filter(Boolean),
});

/**
 * Chooses the collections of a record (docs/behavior/post.md#collections): existing ones with checkboxes, and new ones
 * by name. A name that is already taken prevents saving. After an error the choice is preserved.
 */
export const collectionChoiceMachine = setup({
  types: { context: {} as Context, events: {} as CollectionChoiceEvent },
  actors: {
    loadCollections: fromPromise<KnownCollections>(() =>
      Promise.reject(new Error('The actor `loadCollections` is not provided.')),
    ),
    saveChoice: fromPromise<void, CollectionChoice>(() =>
      Promise.reject(new Error('The actor `saveChoice` is not provided.')),
    ),
  },
  guards: {
    wouldClash: ({ context: { collections, names } }, edit: { place: number; name: string }) => {
      const edited = withName(names, edit);
      return edited.some((_, place) => isTaken({ collections, names: edited }, place));
    },
  },
  actions: {
    keepKnown: assign((_, { collections, chosen }: KnownCollections) => ({ collections, before: chosen, chosen })),
    toggleCollection: assign(({ context: { chosen } }, { collectionID: id }: { collectionID: number }) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
    addName: assign(({ context: { names } }) => ({ names: [...names, ''] })),
    keepName: assign(({ context: { names } }, edit: { place: number; name: string }) => ({
      names: withName(names, edit),
    })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: failureReason(error) })),
    forgetProblem: assign({ problem: '' }),
    forgetChoice: assign(nothing),
    tellSaved: (_, _params: { before: readonly number[]; choice: CollectionChoice }) => {},
  },
}).createMachine({
  id: 'collection-choice',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { entry: 'forgetChoice', on: { 'choice.requested': 'loading' } },
    loading: {
      invoke: {
        src: 'loadCollections',
        onDone: { target: 'choosing', actions: { type: 'keepKnown', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
      on: { 'dialog.closed': 'closed' },
    },
    unavailable: { exit: 'forgetProblem', on: { 'retry.requested': 'loading', 'dialog.closed': 'closed' } },
    choosing: {
      on: {
        'collection.toggled': { actions: { type: 'toggleCollection', params: ({ event }) => event } },
        'name.added': { actions: 'addName' },
        'name.edited': [
          {
            guard: { type: 'wouldClash', params: ({ event }) => event },
            target: 'clashing',
            actions: { type: 'keepName', params: ({ event }) => event },
          },
          { actions: { type: 'keepName', params: ({ event }) => event } },
        ],
        'choice.submitted': 'saving',
        'dialog.closed': 'closed',
      },
    },
    clashing: {
      on: {
        'collection.toggled': { actions: { type: 'toggleCollection', params: ({ event }) => event } },
        'name.edited': [
          {
            guard: { type: 'wouldClash', params: ({ event }) => event },
            actions: { type: 'keepName', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'keepName', params: ({ event }) => event } },
        ],
        'dialog.closed': 'closed',
      },
    },
    saving: {
      entry: 'forgetProblem',
      invoke: {
        src: 'saveChoice',
        input: ({ context }) => choiceOf(context),
        onDone: {
          target: 'closed',
          actions: {
            type: 'tellSaved',
            params: ({ context }) => ({ before: context.before, choice: choiceOf(context) }),
          },
        },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    refused: {
      exit: 'forgetProblem',
      on: { 'choice.submitted': 'saving', 'problem.dismissed': 'choosing', 'dialog.closed': 'closed' },
    },
  },
});
