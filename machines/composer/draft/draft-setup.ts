import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import type { ComposerText, DraftMark, TextCopy } from '#machines/composer/form/writing.ts';
import { copyFromDraft, type DraftSave, newerOnServer } from './draft-copy.ts';
import { type DeviceEvent, draftDevice, watchNetwork, watchTabs } from './draft-device.ts';
import type { TextContext } from './text-copies.ts';
import * as copies from './text-copies.ts';

/** The events of a draft. */
export type DraftEvent =
  | DeviceEvent
  | { type: 'text.edited'; writing: ComposerText }
  | { type: 'copy.chosen'; which: 'mine' | 'other' }
  | { type: 'discard.requested' }
  | { type: 'undo.requested' }
  | { type: 'save.requested' }
  | { type: 'retry.requested' }
  | { type: 'posting.began' }
  | { type: 'posting.refused' }
  | { type: 'posting.acknowledged' };

/** The input of a draft: the text's key, its tab, and its initial value. */
export interface DraftInput {
  readonly key: string;
  readonly tab: string;
  readonly begin: ComposerText;
  /** The text entered before the editor was loaded. */
  readonly typed?: ComposerText | undefined;
  readonly draft?: DraftMark | undefined;
}

/** The context of a draft: the text, and the data of requests in flight. */
export interface DraftContext extends TextContext {
  /** Whether the text is being posted. Nothing is saved meanwhile. */
  readonly isPosting: boolean;
  /** The `changedAt` of the text that is being saved. */
  readonly savingAt: number | undefined;
  /** The server's reason for rejecting the text, while the state is `refused`. */
  readonly refusal: string | undefined;
}

const now = () => Date.now();

const refusing = [400, 413, 422];

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.code : undefined);

/**
 * The named implementations of the draft machine: its actors, delays, guards and actions. The states are defined in
 * `draft.machine.ts`.
 */
export const draftSetup = setup({
  types: { input: {} as DraftInput, context: {} as DraftContext, events: {} as DraftEvent },
  actors: {
    ...draftDevice(),
    watchTabs,
    watchNetwork,
    findOnServer: fromPromise<TextCopy | undefined>(() => Promise.resolve(undefined)),
    saveDraft: fromPromise<DraftMark, DraftSave>(() =>
      Promise.reject(new Error('The actor `saveDraft` is not provided.')),
    ),
    removeDraft: fromPromise<void, { draft: DraftMark | undefined }>(() => Promise.resolve()),
  },
  delays: { typingPause: 5_000, saveThrottle: 1_000, retryPause: 30_000, emptyPause: 1_200 },
  guards: {
    hasOther: ({ context }) => context.other !== undefined,
    isTyped: ({ context }) => context.isOwn && !copies.isUntouched(context),
    mustBeRemoved: ({ context }) =>
      copies.hasInitialText(context) && context.discardedAt !== undefined && context.draft !== undefined,
    isDiscarded: ({ context }) => copies.hasInitialText(context) && context.discardedAt !== undefined,
    isEmptied: ({ context }) => copies.hasInitialText(context) && context.before !== undefined,
    isUntouched: ({ context }) => copies.isUntouched(context),
    isFollowing: ({ context }) => context.isFollowing,
    isSaved: ({ context }) => context.savedAt === context.changedAt,
    isPosting: ({ context }) => context.isPosting,
    hasNothingToSave: ({ context }) => !copies.hasUnsavedText(context),
    hasUnsavedWords: ({ context }) => copies.hasUnsavedText(context),
    isStale: (_, { error }: { error: unknown }) => newerOnServer(error) !== undefined,
    isGone: (_, { error }: { error: unknown }) => codeOf(error) === 'draft.not-found',
    isRefused: (_, { error }: { error: unknown }) => error instanceof ApiFailure && refusing.includes(error.status),
    isUnreachable: (_, { error }: { error: unknown }) => codeOf(error) === 'network.unreachable',
  },
  actions: {
    holdText: assign(({ context }, { writing }: { writing: ComposerText }) =>
      copies.applyTyping(context, writing, now()),
    ),
    openCopies: assign(({ context }, params: { found: readonly TextCopy[] }) =>
      copies.applyOpenedCopies(context, params.found, now()),
    ),
    meetServersCopy: assign(({ context }, { copy }: { copy: TextCopy | undefined }) =>
      copy ? copies.applyServerCopy(context, copy) : {},
    ),
    meetCopy: assign(({ context }, { copy }: { copy: TextCopy }) => copies.applyOtherCopy(context, copy)),
    forgetOrigins: assign({ grewFrom: [] }),
    meetNewerCopy: assign(({ context }, { error }: { error: unknown }) => {
      const record = newerOnServer(error);
      return record ? copies.applyOtherCopy({ ...context, isOwn: true }, copyFromDraft(record, now())) : {};
    }),
    chooseCopy: assign(({ context }, { which }: { which: 'mine' | 'other' }) =>
      copies.applyCopyChoice(context, which, now()),
    ),
    discardText: assign(({ context }) => copies.applyDiscard(context, now())),
    undoDiscard: assign(({ context }) => copies.applyUndo(context, now())),
    noteSaving: assign(({ context }) => ({ savingAt: context.changedAt })),
    noteSaved: assign(({ context }, { draft }: { draft: DraftMark }) => ({
      draft,
      savedAt: context.savingAt,
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) =>
      error instanceof ApiFailure ? { refusal: error.details.description ?? error.message } : {},
    ),
    notePosting: assign({ isPosting: true }),
    noteRefused: assign({ isPosting: false }),
    forgetDraft: assign({ draft: undefined, savedAt: undefined }),
    /**
     * Provided by the code that runs the machine: writes the text to the device's store synchronously while the store
     * is being opened.
     */
    holdOnDevice: () => {},
  },
});
