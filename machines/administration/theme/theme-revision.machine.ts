import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** Identifies a revision of a theme. */
export interface RevisionOfTheme {
  readonly themeID: string;
  readonly revisionID: number;
}

/** The events of the theme revisions. */
export type ThemeRevisionEvent =
  | { type: 'revision.chosen'; revisionID: number }
  | { type: 'preview.requested' }
  | { type: 'restore.requested' };

interface Context {
  readonly themeID: string;
  /** The revision that visitors see. */
  readonly active: number;
  readonly chosen: number;
  readonly reason: string;
}

const revisionIn = ({ themeID, chosen }: Context): RevisionOfTheme => ({ themeID, revisionID: chosen });

/**
 * The revisions of a theme (docs/behavior/administration.md#theme-revisions): one is active; another can be previewed
 * or restored. The previous revision stays active until the server confirms.
 */
export const themeRevisionMachine = setup({
  types: {
    input: {} as { themeID: string; active: number },
    context: {} as Context,
    events: {} as ThemeRevisionEvent,
  },
  actors: {
    previewRevision: fromPromise<unknown, RevisionOfTheme>(() => Promise.resolve()),
    restoreRevision: fromPromise<unknown, RevisionOfTheme>(() => Promise.resolve()),
  },
  guards: {
    isActive: ({ context }, { revisionID }: { revisionID: number }) => context.active === revisionID,
  },
  actions: {
    keepChoice: assign((_, { revisionID }: { revisionID: number }) => ({ chosen: revisionID, reason: '' })),
    makeChoiceActive: assign({ active: ({ context }) => context.chosen }),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    showPreview: () => {},
  },
}).createMachine({
  id: 'theme-revision',
  context: ({ input }) => ({ ...input, chosen: input.active, reason: '' }),
  initial: 'ready',
  states: {
    ready: {
      initial: 'viewing',
      on: {
        'revision.chosen': [
          {
            guard: { type: 'isActive', params: ({ event }) => event },
            target: '.viewing',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { target: '.chosen', actions: { type: 'keepChoice', params: ({ event }) => event } },
        ],
      },
      states: {
        viewing: {},
        chosen: {
          on: { 'preview.requested': '#theme-revision.previewing', 'restore.requested': '#theme-revision.restoring' },
        },
        failed: {
          tags: 'error',
          on: { 'preview.requested': '#theme-revision.previewing', 'restore.requested': '#theme-revision.restoring' },
        },
        restored: {},
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        src: 'previewRevision',
        input: ({ context }) => revisionIn(context),
        onDone: { target: 'ready.chosen', actions: 'showPreview' },
        onError: { target: 'ready.failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restoreRevision',
        input: ({ context }) => revisionIn(context),
        onDone: { target: 'ready.restored', actions: 'makeChoiceActive' },
        onError: { target: 'ready.failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
  },
});
