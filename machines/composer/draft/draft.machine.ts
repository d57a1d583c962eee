import { draftSetup } from './draft-setup.ts';
import * as copies from './text-copies.ts';

/**
 * The events that a state of the `server` region ignores while a request is in flight. The `device` region has stored
 * the text already.
 */
const held = {
  'text.edited': {},
  'undo.requested': {},
  'copy.chosen': {},
  'copy.appeared': {},
} as const;

/** The transitions of posting events while a request is in flight. */
const postingHeld = {
  'posting.began': { actions: 'notePosting' },
  'posting.refused': { actions: 'noteRefused' },
  'posting.acknowledged': '#draft.forgetting',
} as const;

/**
 * Autosaves a member's text: on the device on every change, on the server after a typing pause
 * (docs/behavior/composer.md#draft-autosave, docs/behavior/composer.md#draft-conflicts).
 *
 * Only `discard.requested` removes text, which can then be restored. Copies that differ are both shown. The text is
 * preserved until the server has acknowledged the post. Requested saves are throttled to one per second: the first is
 * sent immediately, the next one waits (`saveThrottle`).
 */
export const draftMachine = draftSetup.createMachine({
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
    refusal: undefined,
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
                input: ({ context }) => copies.deviceCommandOf(context),
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
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'refused',
                    actions: { type: 'noteRefusal', params: ({ event }) => event },
                  },
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
            // The same text would be rejected again, so nothing is sent until it changes or its author retries.
            refused: { on: { 'retry.requested': 'saving', 'save.requested': 'saving' } },
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
        input: ({ context }) => copies.deviceCommandOf(context),
        onDone: 'removed',
        onError: 'removed',
      },
    },
    removed: { type: 'final' },
  },
});
