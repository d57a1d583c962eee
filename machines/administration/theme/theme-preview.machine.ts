import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/reason-in.ts';

/** The theme that is being previewed; with a revision, that one is. */
export interface PreviewedTheme {
  readonly themeID: string;
  readonly name: string;
  /** Where to go when the preview has ended. */
  readonly redirect: string;
  readonly revisionID?: number;
}

/** What befalls the preview of a theme. */
export type ThemePreviewEvent =
  | { type: 'apply.requested' }
  | { type: 'cancel.requested' }
  | { type: 'problem.dismissed' };

interface Context {
  readonly theme: PreviewedTheme;
  readonly reason: string;
}

/** Where the end of a preview leads: a revision's, back to the list of revisions (`spec/behaviours.md` §3). */
export const addressAfter = ({ themeID, redirect, revisionID }: PreviewedTheme): string =>
  revisionID === undefined ? redirect : `/appearance/style-guides/${themeID}/revisions`;

/**
 * The preview of a theme (`spec/behaviours.md` §3, decision 15): apply it or, for a revision, restore it; or cancel.
 *
 * Applied or restored, the preview is ended too, and only then the page moves on. Whatever is refused leaves the preview
 * as it was, says why, and can be asked for again.
 */
export const themePreviewMachine = setup({
  types: { input: {} as { theme: PreviewedTheme }, context: {} as Context, events: {} as ThemePreviewEvent },
  actors: {
    applyTheme: fromPromise<unknown, PreviewedTheme>(() => Promise.resolve()),
    restoreRevision: fromPromise<unknown, PreviewedTheme>(() => Promise.resolve()),
    endPreview: fromPromise<unknown, PreviewedTheme>(() => Promise.resolve()),
  },
  guards: { isRevision: ({ context }) => context.theme.revisionID !== undefined },
  actions: {
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    moveOn: (_, _params: { url: string }) => {},
  },
}).createMachine({
  id: 'theme-preview',
  context: ({ input }) => ({ ...input, reason: '' }),
  initial: 'previewing',
  states: {
    previewing: {
      on: {
        'apply.requested': [{ guard: 'isRevision', target: 'restoring' }, { target: 'applying' }],
        'cancel.requested': 'cancelling',
      },
    },
    applying: {
      tags: 'busy',
      invoke: {
        src: 'applyTheme',
        input: ({ context }) => context.theme,
        onDone: 'ending',
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restoreRevision',
        input: ({ context }) => context.theme,
        onDone: 'ending',
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    ending: {
      tags: 'busy',
      invoke: {
        src: 'endPreview',
        input: ({ context }) => context.theme,
        onDone: 'ended',
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        src: 'endPreview',
        input: ({ context }) => context.theme,
        onDone: 'ended',
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'error',
      on: {
        'apply.requested': [{ guard: 'isRevision', target: 'restoring' }, { target: 'applying' }],
        'cancel.requested': 'cancelling',
        'problem.dismissed': 'previewing',
      },
    },
    ended: {
      type: 'final',
      entry: { type: 'moveOn', params: ({ context }) => ({ url: addressAfter(context.theme) }) },
    },
  },
});
