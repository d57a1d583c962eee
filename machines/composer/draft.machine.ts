import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { copyFromDraft, type DraftSave, newerOnServer } from './draft-copy.ts';
import { type DeviceNews, draftDevice, watchNetwork, watchTabs } from './draft-device.ts';
import type { TextContext } from './text-copies.ts';
import * as copies from './text-copies.ts';
import type { DraftMark, Writing, WritingCopy } from './writing.ts';

/** What befalls a draft. */
export type DraftEvent =
  | DeviceNews
  | { type: 'text.edited'; writing: Writing }
  | { type: 'copy.chosen'; which: 'mine' | 'other' }
  | { type: 'discard.requested' }
  | { type: 'undo.requested' }
  | { type: 'save.requested' }
  | { type: 'retry.requested' }
  | { type: 'posting.began' }
  | { type: 'posting.refused' }
  | { type: 'posting.acknowledged' };

/** Which text is kept, in which tab, beginning with what. */
export interface DraftInput {
  readonly key: string;
  readonly tab: string;
  readonly begin: Writing;
  /** Words typed before the editor had come. */
  readonly typed?: Writing | undefined;
  readonly draft?: DraftMark | undefined;
}

/** What a draft's machine knows: the words, and what waits until a call is back. */
export interface DraftContext extends TextContext {
  /** Whether the words are being posted: nothing is saved meanwhile. */
  readonly isPosting: boolean;
  /** Of which moment the words are that are being saved. */
  readonly savingAt: number | undefined;
}

const now = () => Date.now();

/** What a state leaves to later while something is on its way: the device's part has the words already. */
const held = {
  'text.edited': {},
  'undo.requested': {},
  'copy.chosen': {},
  'copy.appeared': {},
} as const;

/** What a call on its way leaves to later while the words are posted. */
const postingHeld = {
  'posting.began': { actions: 'notePosting' },
  'posting.refused': { actions: 'noteRefused' },
  'posting.acknowledged': '#draft.forgetting',
} as const;

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.code : undefined);

/**
 * Keeps a member's words: on the device at every change, on the server once typing pauses (`spec/behaviours.md` §9b,
 * decisions 1, 2 and 18).
 *
 * Words never vanish but by `discard.requested`, and can then be brought back; copies that differ are both shown; the
 * text stays until the server has acknowledged the post. The server is asked to save at most once a second: the first
 * request goes at once, one that follows waits (`saveThrottle`).
 */
export const draftMachine = setup({
  types: { input: {} as DraftInput, context: {} as DraftContext, events: {} as DraftEvent },
  actors: {
    ...draftDevice(),
    watchTabs,
    watchNetwork,
    findOnServer: fromPromise<WritingCopy | undefined>(() => Promise.resolve(undefined)),
    saveDraft: fromPromise<DraftMark, DraftSave>(() => Promise.reject(new Error('Nowhere to save a draft.'))),
    removeDraft: fromPromise<void, { draft: DraftMark | undefined }>(() => Promise.resolve()),
  },
  delays: { typingPause: 5_000, saveThrottle: 1_000, retryPause: 30_000, emptyPause: 1_200 },
  guards: {
    hasOther: ({ context }) => context.other !== undefined,
    isTyped: ({ context }) => context.isOwn && !copies.isUntouched(context),
    mustBeRemoved: ({ context }) =>
      copies.isWordless(context) && context.discardedAt !== undefined && context.draft !== undefined,
    isDiscarded: ({ context }) => copies.isWordless(context) && context.discardedAt !== undefined,
    isEmptied: ({ context }) => copies.isWordless(context) && context.before !== undefined,
    isUntouched: ({ context }) => copies.isUntouched(context),
    isFollowing: ({ context }) => context.isFollowing,
    isSaved: ({ context }) => context.savedAt === context.changedAt,
    isPosting: ({ context }) => context.isPosting,
    hasNothingToSave: ({ context }) => !copies.hasUnsavedWords(context),
    hasUnsavedWords: ({ context }) => copies.hasUnsavedWords(context),
    isStale: (_, { error }: { error: unknown }) => newerOnServer(error) !== undefined,
    isGone: (_, { error }: { error: unknown }) => codeOf(error) === 'draft.not-found',
    isUnreachable: (_, { error }: { error: unknown }) => codeOf(error) === 'network.unreachable',
  },
  actions: {
    holdText: assign(({ context }, { writing }: { writing: Writing }) => copies.edited(context, writing, now())),
    openCopies: assign(({ context }, params: { found: readonly WritingCopy[] }) =>
      copies.opened(context, params.found, now()),
    ),
    meetServersCopy: assign(({ context }, { copy }: { copy: WritingCopy | undefined }) =>
      copy ? copies.found(context, copy) : {},
    ),
    meetCopy: assign(({ context }, { copy }: { copy: WritingCopy }) => copies.met(context, copy)),
    forgetOrigins: assign({ grewFrom: [] }),
    meetNewerCopy: assign(({ context }, { error }: { error: unknown }) => {
      const record = newerOnServer(error);
      return record ? copies.met({ ...context, isOwn: true }, copyFromDraft(record, now())) : {};
    }),
    chooseCopy: assign(({ context }, { which }: { which: 'mine' | 'other' }) => copies.chosen(context, which, now())),
    discardText: assign(({ context }) => copies.discarded(context, now())),
    undoDiscard: assign(({ context }) => copies.undone(context, now())),
    noteSaving: assign(({ context }) => ({ savingAt: context.changedAt })),
    noteSaved: assign(({ context }, { draft }: { draft: DraftMark }) => ({
      draft,
      savedAt: context.savingAt,
    })),
    notePosting: assign({ isPosting: true }),
    noteRefused: assign({ isPosting: false }),
    forgetDraft: assign({ draft: undefined, savedAt: undefined }),
    /** Done by whoever runs the machine, in the device's store: the words are held while the store is being opened. */
    holdOnDevice: () => {},
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({
    key: input.key,
    tab: input.tab,
    begin: input.begin,
    writing: input.typed ?? input.begin,
    before: undefined,
    longest: undefined,
    changedAt: 0,
    discardedAt: undefined,
    draft: input.draft,
    grewFrom: [],
    other: undefined,
    isOwn: input.typed !== undefined,
    isFollowing: false,
    savedAt: undefined,
    isPosting: false,
    savingAt: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      on: { 'text.edited': { actions: [{ type: 'holdText', params: ({ event }) => event }, 'holdOnDevice'] } },
      invoke: {
        src: 'openCopies',
        input: ({ context: { key } }) => ({ key }),
        onDone: {
          target: 'open',
          actions: { type: 'openCopies', params: ({ event }) => ({ found: event.output }) },
        },
        onError: 'open',
      },
    },
    open: {
      type: 'parallel',
      invoke: [{ src: 'watchTabs', input: ({ context: { key, tab } }) => ({ key, tab }) }, { src: 'watchNetwork' }],
      states: {
        device: {
          initial: 'beginning',
          on: {
            'text.edited': { target: '.keeping', actions: { type: 'holdText', params: ({ event }) => event } },
            'copy.chosen': {
              target: '.keeping',
              actions: { type: 'chooseCopy', params: ({ event }) => event },
            },
            'discard.requested': { target: '.keeping', actions: 'discardText' },
            'undo.requested': { target: '.keeping', actions: 'undoDiscard' },
            'copy.appeared': { actions: { type: 'meetCopy', params: ({ event }) => event } },
          },
          states: {
            beginning: { always: [{ guard: 'isTyped', target: 'keeping' }, { target: 'kept' }] },
            keeping: {
              invoke: {
                src: 'keepText',
                input: ({ context }) => copies.orderOf(context),
                onDone: { target: 'kept', actions: 'forgetOrigins' },
                onError: 'lost',
              },
            },
            kept: {},
            lost: { on: { 'retry.requested': 'keeping' } },
          },
        },
        server: {
          initial: 'fetching',
          on: {
            'text.edited': '.settling',
            'copy.chosen': '.settling',
            'discard.requested': '.settling',
            'undo.requested': '.settling',
            'copy.appeared': '.settling',
            'posting.began': { target: '.paused', actions: 'notePosting' },
          },
          states: {
            fetching: {
              on: { ...held, ...postingHeld, 'discard.requested': {} },
              invoke: {
                src: 'findOnServer',
                onDone: [
                  {
                    guard: 'isPosting',
                    target: 'paused',
                    actions: { type: 'meetServersCopy', params: ({ event }) => ({ copy: event.output }) },
                  },
                  {
                    target: 'settling',
                    actions: { type: 'meetServersCopy', params: ({ event }) => ({ copy: event.output }) },
                  },
                ],
                onError: [{ guard: 'isPosting', target: 'paused' }, { target: 'settling' }],
              },
            },
            settling: {
              always: [
                { guard: 'hasOther', target: 'conflict' },
                { guard: 'mustBeRemoved', target: 'removing' },
                { guard: 'isDiscarded', target: 'discarded' },
                { guard: 'isEmptied', target: 'emptying' },
                { guard: 'isUntouched', target: 'clean' },
                { guard: 'isFollowing', target: 'following' },
                { guard: 'isSaved', target: 'saved' },
                { target: 'waiting' },
              ],
            },
            clean: {},
            following: {},
            waiting: {
              after: { typingPause: 'saving' },
              on: { 'save.requested': 'saving', 'network.lost': 'offline' },
            },
            saving: {
              entry: 'noteSaving',
              on: { ...held, ...postingHeld, 'discard.requested': {} },
              invoke: {
                src: 'saveDraft',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: 'isPosting',
                    target: 'paused',
                    actions: { type: 'noteSaved', params: ({ event }) => ({ draft: event.output }) },
                  },
                  {
                    guard: 'isDiscarded',
                    target: 'settling',
                    actions: { type: 'noteSaved', params: ({ event }) => ({ draft: event.output }) },
                  },
                  {
                    target: 'resting',
                    actions: { type: 'noteSaved', params: ({ event }) => ({ draft: event.output }) },
                  },
                ],
                onError: [
                  { guard: 'isPosting', target: 'paused' },
                  {
                    guard: { type: 'isStale', params: ({ event }) => event },
                    target: 'settling',
                    actions: { type: 'meetNewerCopy', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isGone', params: ({ event }) => event },
                    target: 'settling',
                    actions: 'forgetDraft',
                  },
                  { guard: 'hasNothingToSave', target: 'settling' },
                  { guard: { type: 'isUnreachable', params: ({ event }) => event }, target: 'offline' },
                  { target: 'failed' },
                ],
              },
            },
            resting: {
              after: { saveThrottle: 'settling' },
              on: { ...held, 'save.requested': 'queued' },
            },
            queued: {
              after: { saveThrottle: [{ guard: 'hasUnsavedWords', target: 'saving' }, { target: 'settling' }] },
              on: held,
            },
            saved: {},
            failed: {
              after: { retryPause: 'saving' },
              on: { 'retry.requested': 'saving', 'save.requested': 'saving', 'network.lost': 'offline' },
            },
            offline: {
              after: { retryPause: 'saving' },
              on: { 'retry.requested': 'saving', 'save.requested': 'saving', 'network.returned': 'saving' },
            },
            conflict: {},
            emptying: { after: { emptyPause: 'emptied' } },
            emptied: {},
            discarded: {},
            removing: {
              on: { ...held, 'discard.requested': {} },
              invoke: {
                src: 'removeDraft',
                input: ({ context: { draft } }) => ({ draft }),
                onDone: { target: 'settling', actions: 'forgetDraft' },
                onError: [
                  {
                    guard: { type: 'isGone', params: ({ event }) => event },
                    target: 'settling',
                    actions: 'forgetDraft',
                  },
                  { target: 'unremoved' },
                ],
              },
            },
            unremoved: { on: { 'retry.requested': 'removing' } },
            paused: {
              on: {
                ...held,
                'discard.requested': {},
                'posting.refused': { target: 'settling', actions: 'noteRefused' },
                'posting.acknowledged': '#draft.forgetting',
              },
            },
          },
        },
      },
    },
    forgetting: {
      invoke: {
        src: 'forgetText',
        input: ({ context }) => copies.orderOf(context),
        onDone: 'removed',
        onError: 'removed',
      },
    },
    removed: { type: 'final' },
  },
});
