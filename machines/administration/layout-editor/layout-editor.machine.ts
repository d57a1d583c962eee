import { assign, fromPromise, setup } from 'xstate';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import { failureReason } from '#machines/failure-reason.ts';
import { type FailureKind, failureKindOf, problemOf } from '#machines/primitives/submission/submission-problem.ts';
import {
  type LayoutHistory,
  type LayoutState,
  type LayoutStep,
  noHistory,
  redone,
  undone,
  withStep,
} from './layout-history.ts';

/** A layout as it is stored, in one revision. */
export interface StoredLayout {
  readonly name: string;
  readonly document: LayoutDocument;
  readonly revisionID: number;
}

/** The layout as it is in the editor, with the revision on which it is based. */
export interface EditedLayout extends StoredLayout {
  /** Whether it differs from the stored layout. */
  readonly isChanged: boolean;
}

/** The input of a save. With an undefined `knownRevisionID`, it overwrites any revision. */
export interface LayoutSaving extends Pick<StoredLayout, 'name' | 'document'> {
  readonly knownRevisionID: number | undefined;
}

/** The events of the layout editor. */
export type LayoutEditorEvent =
  | { type: 'step.made'; step: LayoutStep }
  | { type: 'undo.requested' }
  | { type: 'redo.requested' }
  | { type: 'name.edited'; name: string }
  | { type: 'save.requested' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'copy.requested' }
  | { type: 'conflict.found'; reason: string }
  | { type: 'conflict.closed' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

/** The context of the layout editor. */
export interface LayoutEditorContext extends LayoutState, LayoutHistory {
  /** The last known layout of the server. */
  readonly stored: StoredLayout;
  readonly name: string;
  /** The name and the document that were sent last. */
  readonly sent: Pick<StoredLayout, 'name' | 'document'>;
  /** The message of the last failure; empty without one. */
  readonly message: string;
  /** The errors of a refused layout by path, such as `layout.0.mainBottom.2.title`. */
  readonly problems: Readonly<Record<string, string>>;
}

const notProvided = (actor: string) => Promise.reject(new Error(`The actor \`${actor}\` is not provided.`));

/** Checks whether the layout differs from the stored one. */
export const hasChanges = ({ stored, name, document }: LayoutEditorContext): boolean =>
  name !== stored.name || document !== stored.document;

const inputOf = ({ name, document }: LayoutEditorContext) => ({ name, document });

const failureIf = <Target extends string>(kind: FailureKind, target: Target) =>
  ({
    target,
    guard: { type: 'isKind', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }) },
    actions: { type: 'keepProblem', params: ({ event }: { event: { error: unknown } }) => event },
  }) as const;

/** Returns the transitions of changes. They are also possible while an earlier state is being saved. */
const edits = <Target extends string | undefined>(target: Target) =>
  ({
    'step.made': {
      target,
      actions: [{ type: 'keepStep', params: ({ event }: { event: { step: LayoutStep } }) => event }, 'clearProblem'],
    },
    'name.edited': {
      target,
      actions: [{ type: 'keepName', params: ({ event }: { event: { name: string } }) => event }, 'clearProblem'],
    },
    'undo.requested': { target, guard: 'canUndo', actions: ['undo', 'clearProblem'] },
    'redo.requested': { target, guard: 'canRedo', actions: ['redo', 'clearProblem'] },
  }) as const;

/**
 * The editor of a layout (docs/behavior/layout-editor.md): every step can be undone and redone, also past a save. When
 * somebody else has saved the layout meanwhile, one of three choices decides, and both versions stay in the revisions.
 * Leaving it with unsaved changes requires confirmation.
 */
export const layoutEditorMachine = setup({
  types: {
    input: {} as { stored: StoredLayout },
    context: {} as LayoutEditorContext,
    events: {} as LayoutEditorEvent,
  },
  actors: {
    save: fromPromise<Pick<StoredLayout, 'revisionID'>, LayoutSaving>(() => notProvided('save')),
    readLatest: fromPromise<StoredLayout>(() => notProvided('readLatest')),
    saveCopy: fromPromise<unknown, Pick<StoredLayout, 'name' | 'document'>>(() => notProvided('saveCopy')),
  },
  guards: {
    hasChanges: ({ context }) => hasChanges(context),
    hasNoChanges: ({ context }) => !hasChanges(context),
    canUndo: ({ context: { past } }) => past.length > 0,
    canRedo: ({ context: { future } }) => future.length > 0,
    isKind: (_, { error, kind }: { error: unknown; kind: FailureKind }) => failureKindOf(error) === kind,
  },
  actions: {
    keepStep: assign(({ context }, { step }: { step: LayoutStep }) => ({
      document: step.document,
      selectedID: step.selectedID,
      ...withStep(context, { document: context.document, selectedID: context.selectedID }, step),
    })),
    undo: assign(
      ({ context: { document, selectedID, ...history } }) => undone(history, { document, selectedID }) ?? {},
    ),
    redo: assign(
      ({ context: { document, selectedID, ...history } }) => redone(history, { document, selectedID }) ?? {},
    ),
    keepName: assign((_, { name }: { name: string }) => ({ name })),
    keepSent: assign({ sent: ({ context }) => inputOf(context) }),
    keepSaved: assign(({ context: { sent } }, { revisionID }: { revisionID: number }) => ({
      stored: { ...sent, revisionID },
    })),
    takeStored: assign((_, stored: StoredLayout) => ({
      stored,
      name: stored.name,
      document: stored.document,
      selectedID: undefined,
      ...noHistory,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => {
      const { message, fields } = problemOf(error);
      return { message, problems: fields };
    }),
    keepReason: assign((_, { error }: { error: unknown }) => ({ message: failureReason(error) })),
    keepMessage: assign((_, { reason }: { reason: string }) => ({ message: reason, problems: {} })),
    clearProblem: assign({ message: '', problems: {} }),
    reportCopied: (_, _params: { output: unknown }) => {},
  },
}).createMachine({
  id: 'layout-editor',
  context: ({ input: { stored } }) => ({
    stored,
    sent: stored,
    name: stored.name,
    document: stored.document,
    selectedID: undefined,
    message: '',
    problems: {},
    ...noHistory,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'unchanged',
      on: {
        ...edits('.changed'),
        'conflict.found': {
          target: 'conflict',
          actions: { type: 'keepMessage', params: ({ event }) => event },
        },
        'leave.requested': [{ guard: 'hasChanges', target: 'asking' }, { target: 'left' }],
      },
      states: {
        unchanged: {},
        changed: {
          always: { guard: 'hasNoChanges', target: 'unchanged' },
          on: { 'save.requested': '#layout-editor.saving' },
        },
        saved: { always: { guard: 'hasChanges', target: 'changed' } },
        refused: { tags: 'error', on: { 'save.requested': '#layout-editor.saving' } },
        signedOut: { tags: 'error', on: { 'save.requested': '#layout-editor.saving' } },
        failed: { tags: 'error', on: { 'save.requested': '#layout-editor.saving' } },
      },
    },
    saving: {
      tags: 'busy',
      entry: ['clearProblem', 'keepSent'],
      on: edits(undefined),
      invoke: {
        src: 'save',
        input: ({ context }) => ({ ...inputOf(context), knownRevisionID: context.stored.revisionID }),
        onDone: { target: 'open.saved', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
        onError: [
          failureIf('conflict', 'conflict'),
          failureIf('rejected', 'open.refused'),
          failureIf('signedOut', 'open.signedOut'),
          { target: 'open.failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    conflict: {
      initial: 'choosing',
      on: {
        'mine.kept': 'overwriting',
        'theirs.taken': 'reading',
        'copy.requested': 'copying',
        'conflict.closed': { target: 'open.changed', actions: 'clearProblem' },
      },
      states: { choosing: {}, failed: { tags: 'error' } },
    },
    overwriting: {
      tags: 'busy',
      entry: 'keepSent',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ ...inputOf(context), knownRevisionID: undefined }),
        onDone: {
          target: 'open.saved',
          actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'clearProblem'],
        },
        onError: { target: 'conflict.failed', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readLatest',
        onDone: {
          target: 'open.unchanged',
          actions: [{ type: 'takeStored', params: ({ event }) => event.output }, 'clearProblem'],
        },
        onError: { target: 'conflict.failed', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
    },
    copying: {
      tags: 'busy',
      invoke: {
        src: 'saveCopy',
        input: ({ context }) => inputOf(context),
        onDone: { target: 'left', actions: { type: 'reportCopied', params: ({ event }) => event } },
        onError: { target: 'conflict.failed', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
    },
    asking: {
      entry: 'clearProblem',
      on: { 'leave.confirmed': 'left', 'leave.cancelled': 'open.changed' },
    },
    left: { type: 'final', entry: 'clearProblem' },
  },
});
