import { assign, enqueueActions, fromPromise, not, sendTo, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { type DeviceCopiesInput, type DeviceNews, deviceCopies } from './device-copies.ts';
import type { TextContext } from './text-copies.ts';
import * as copies from './text-copies.ts';
import { type DraftMark, serverTab, type Writing, type WritingCopy } from './writing.ts';

/** What befalls a text that is being kept. */
export type TextKeepingEvent =
  | DeviceNews
  | { type: 'text.edited'; writing: Writing }
  | { type: 'copy.chosen'; which: 'mine' | 'other' }
  | { type: 'discard.requested' }
  | { type: 'undo.requested' }
  | { type: 'retry.requested' }
  | { type: 'posting.began' }
  | { type: 'posting.refused' }
  | { type: 'posting.acknowledged' };

/** Which text is kept, in which tab, beginning with what. */
export interface TextKeepingInput {
  readonly key: string;
  readonly tab: string;
  readonly begin: Writing;
  /** Words typed before the editor had come. */
  readonly typed?: Writing | undefined;
  readonly draft?: DraftMark | undefined;
  readonly findOnServer?: DeviceCopiesInput['findOnServer'];
}

/** A save on its way: the words, the draft they belong to, and the moment of their last change. */
export interface DraftSave {
  readonly key: string;
  readonly writing: Writing;
  readonly draft: DraftMark | undefined;
  readonly changedAt: number;
}

/** A save that the server has acknowledged: of which draft, and of the words of which moment. */
export interface SavedDraft {
  readonly draft: DraftMark;
  readonly savedAt: number;
}

const newerOnServer = (error: unknown): { draftID: number; version: number; attributes: object } | undefined =>
  error instanceof ApiFailure && error.code === 'draft.stale'
    ? (error.details.record as { draftID: number; version: number; attributes: object })
    : undefined;

const writingIn = (attributes: object): Writing => {
  const { name, body, draftMeta } = attributes as { name?: string; body?: string; draftMeta?: object };
  return { name: name ?? '', body: body ?? '', meta: { ...draftMeta } };
};

/** The server's copy of a text, from a draft. */
export const copyFromDraft = (
  { draftID, version, attributes }: { draftID: number; version: number; attributes: object },
  changedAt: number,
): WritingCopy => ({ tab: serverTab, changedAt, writing: writingIn(attributes), draft: { draftID, version } });

const now = () => Date.now();

/**
 * Keeps a member's words: on the device at every change, on the server once typing pauses (decisions 1 and 2).
 *
 * Words never vanish but by `discard.requested`, and can then be brought back; copies that differ are both shown; the
 * text stays until the server has acknowledged the post.
 */
export const textKeepingMachine = setup({
  types: {
    input: {} as TextKeepingInput,
    context: {} as TextContext & { findOnServer: DeviceCopiesInput['findOnServer'] },
    events: {} as TextKeepingEvent,
  },
  actors: {
    deviceCopies: deviceCopies(),
    saveDraft: fromPromise<SavedDraft, DraftSave>(() => Promise.reject(new Error('Nowhere to save a draft.'))),
    removeDraft: fromPromise<void, { draft: DraftMark | undefined }>(() => Promise.resolve()),
  },
  delays: { typingPause: 5_000, retryPause: 30_000 },
  guards: {
    isUntouched: ({ context }) => copies.isUntouched(context),
    hasOther: ({ context }) => context.other !== undefined,
    isTyped: ({ context }) => context.isOwn && !copies.isUntouched(context),
    hasDraft: ({ context }) => context.draft !== undefined,
    wasDiscarded: ({ context }) => context.discardedAt !== undefined && context.draft !== undefined,
    hasUnsavedWords: ({ context }) =>
      !copies.isUntouched(context) && (context.draft === undefined || context.savedAt !== context.changedAt),
    hasNewerText: ({ context }, { savedAt }: { savedAt: number }) => context.changedAt > savedAt,
    isLastKept: ({ context }, { changedAt }: { changedAt: number }) => context.changedAt === changedAt,
    canUndo: ({ context }) => context.before !== undefined,
    isStale: (_, { error }: { error: unknown }) => newerOnServer(error) !== undefined,
    isGone: (_, { error }: { error: unknown }) => error instanceof ApiFailure && error.code === 'draft.not-found',
  },
  actions: {
    holdText: assign(({ context }, { writing }: { writing: Writing }) => copies.edited(context, writing, now())),
    openCopies: assign(({ context }, params: { copies: readonly WritingCopy[] }) =>
      copies.opened(context, params.copies, now()),
    ),
    meetCopy: assign(({ context }, { copy }: { copy: WritingCopy }) => copies.met(context, copy)),
    meetCopies: assign(({ context }, { others }: { others: readonly WritingCopy[] }) => copies.metAll(context, others)),
    meetServerCopy: assign(({ context }, { error }: { error: unknown }) => {
      const record = newerOnServer(error);
      return record ? copies.met({ ...context, isOwn: true }, copyFromDraft(record, now())) : {};
    }),
    chooseCopy: assign(({ context }, { which }: { which: 'mine' | 'other' }) => copies.chosen(context, which, now())),
    discardText: assign(({ context }) => copies.discarded(context, now())),
    undoDiscard: assign(({ context }) => copies.undone(context, now())),
    noteSaved: assign((_, { draft, savedAt }: SavedDraft) => ({ draft, savedAt })),
    forgetDraft: assign({ draft: undefined, savedAt: undefined }),
    keepOnDevice: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('device', { type: 'keep', copy: copies.copyOf(context), grewFrom: context.grewFrom });
      enqueue.assign({ grewFrom: [] });
    }),
    forgetOnDevice: sendTo('device', ({ context }) => ({
      type: 'forget' as const,
      copy: copies.copyOf(context),
      grewFrom: context.grewFrom,
    })),
  },
}).createMachine({
  id: 'text-keeping',
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
    savedAt: undefined,
    findOnServer: input.findOnServer ?? (() => Promise.resolve(undefined)),
  }),
  invoke: {
    id: 'device',
    src: 'deviceCopies',
    input: ({ context: { key, findOnServer } }) => ({ key, findOnServer }),
  },
  type: 'parallel',
  states: {
    device: {
      initial: 'opening',
      on: {
        'text.edited': {
          target: '.keeping',
          actions: [{ type: 'holdText', params: ({ event }) => event }, 'keepOnDevice'],
        },
        'copy.chosen': {
          target: '.keeping',
          actions: [{ type: 'chooseCopy', params: ({ event }) => event }, 'keepOnDevice'],
        },
        'discard.requested': { target: '.keeping', actions: ['discardText', 'keepOnDevice'] },
        'undo.requested': { guard: 'canUndo', target: '.keeping', actions: ['undoDiscard', 'keepOnDevice'] },
        'copies.found': { actions: { type: 'openCopies', params: ({ event }) => event } },
        'copy.appeared': { actions: { type: 'meetCopy', params: ({ event }) => event } },
        'copy.kept': { actions: { type: 'meetCopies', params: ({ event }) => event } },
        'posting.acknowledged': { target: '.forgotten', actions: 'forgetOnDevice' },
      },
      states: {
        opening: {
          on: {
            'copies.found': [
              {
                guard: 'isTyped',
                target: 'keeping',
                actions: [{ type: 'openCopies', params: ({ event }) => event }, 'keepOnDevice'],
              },
              { target: 'kept', actions: { type: 'openCopies', params: ({ event }) => event } },
            ],
          },
        },
        keeping: {
          on: {
            'copy.kept': [
              {
                guard: { type: 'isLastKept', params: ({ event }) => event },
                target: 'kept',
                actions: { type: 'meetCopies', params: ({ event }) => event },
              },
              { actions: { type: 'meetCopies', params: ({ event }) => event } },
            ],
            'copy.lost': 'lost',
          },
        },
        kept: {},
        lost: { on: { 'retry.requested': { target: 'keeping', actions: 'keepOnDevice' } } },
        forgotten: { on: { 'text.edited': {}, 'copy.appeared': {}, 'copy.kept': {} } },
      },
    },
    server: {
      initial: 'clean',
      on: {
        'text.edited': '.waiting',
        'copy.chosen': '.waiting',
        'undo.requested': { guard: 'canUndo', target: '.waiting' },
        'discard.requested': [{ guard: 'hasDraft', target: '.removing' }, { target: '.clean' }],
        'posting.began': '.paused',
        'posting.acknowledged': '.done',
      },
      states: {
        clean: { on: { 'copies.found': 'opened' } },
        opened: {
          always: [
            { guard: 'wasDiscarded', target: 'removing' },
            { guard: 'hasUnsavedWords', target: 'waiting' },
            { target: 'clean' },
          ],
        },
        waiting: {
          always: { guard: 'isUntouched', target: 'clean' },
          after: { typingPause: [{ guard: 'hasOther', target: 'stale' }, { target: 'saving' }] },
        },
        saving: {
          on: { 'text.edited': {}, 'posting.began': 'lastSave', 'discard.requested': 'overtaken' },
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'hasNewerText', params: ({ event }) => event.output },
                target: 'waiting',
                actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'keepOnDevice'],
              },
              {
                target: 'saved',
                actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'keepOnDevice'],
              },
            ],
            onError: [
              {
                guard: { type: 'isStale', params: ({ event }) => event },
                target: 'stale',
                actions: { type: 'meetServerCopy', params: ({ event }) => event },
              },
              { guard: { type: 'isGone', params: ({ event }) => event }, target: 'waiting', actions: 'forgetDraft' },
              { target: 'failed' },
            ],
          },
        },
        lastSave: {
          on: { 'text.edited': {} },
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => context,
            onDone: { target: 'paused', actions: { type: 'noteSaved', params: ({ event }) => event.output } },
            onError: 'paused',
          },
        },
        overtaken: {
          on: { 'text.edited': {}, 'undo.requested': {} },
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => context,
            onDone: { target: 'removing', actions: { type: 'noteSaved', params: ({ event }) => event.output } },
            onError: 'waiting',
          },
        },
        saved: {},
        failed: { after: { retryPause: 'saving' }, on: { 'retry.requested': 'saving' } },
        stale: { always: { guard: not('hasOther'), target: 'waiting' }, on: { 'text.edited': {} } },
        removing: {
          on: { 'text.edited': {}, 'undo.requested': {}, 'discard.requested': {} },
          invoke: {
            src: 'removeDraft',
            input: ({ context: { draft } }) => ({ draft }),
            onDone: { target: 'waiting', actions: 'forgetDraft' },
            onError: [
              { guard: { type: 'isGone', params: ({ event }) => event }, target: 'waiting', actions: 'forgetDraft' },
              { target: 'waiting' },
            ],
          },
        },
        paused: { on: { 'text.edited': {}, 'posting.refused': 'waiting', 'posting.acknowledged': 'done' } },
        done: { on: { 'text.edited': {}, 'copies.found': {}, 'posting.began': {} } },
      },
    },
    copies: {
      initial: 'one',
      states: {
        one: { always: { guard: 'hasOther', target: 'several' } },
        several: { always: { guard: not('hasOther'), target: 'one' } },
      },
    },
  },
});
