import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** The previewed theme, or one of its revisions. */
export interface PreviewedTheme {
  readonly themeID: string;
  readonly name: string;
  /** The URL to open after the preview has ended. */
  readonly redirect: string;
  readonly revisionID?: number;
  /** Whether unsaved values are shown. They are saved in the editor, so the preview only offers to end. */
  readonly isDraft?: true;
}

/** The events of the theme preview. */
export type ThemePreviewEvent =
  | { type: 'apply.requested' }
  | { type: 'cancel.requested' }
  | { type: 'problem.dismissed' };

interface Context {
  readonly theme: PreviewedTheme;
  readonly reason: string;
}

/**
 * Returns the URL to open after the preview. For a revision it is the list of revisions
 * (docs/behavior/administration.md#theme-preview).
 */
export const addressAfter = ({ themeID, redirect, revisionID }: PreviewedTheme): string =>
  revisionID === undefined ? redirect : `/appearance/style-guides/${themeID}/revisions`;

/**
 * The preview of a theme (docs/behavior/administration.md#theme-preview): apply the theme or, for a revision, restore
 * it; or cancel.
 *
 * After applying or restoring, the preview is ended as well, and only then the page navigates. A rejected request
 * leaves the preview unchanged, shows the reason and can be retried.
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
