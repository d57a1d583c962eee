import { assign, fromPromise, setup } from 'xstate';
import type { EditedLayout, StoredLayout } from './layout-editor.machine.ts';

/** An unsaved layout that was found, with the time of its last step. */
export interface FoundDraft extends StoredLayout {
  readonly changedAt: number;
}

/** The events of the draft of a layout. */
export type LayoutDraftEvent =
  | { type: 'layout.changed'; layout: EditedLayout }
  | { type: 'draft.continued' }
  | { type: 'draft.discarded' };

interface Context {
  /** The layout as it is in the editor. */
  readonly layout: EditedLayout;
  /** The draft that was found when the editor opened. */
  readonly found: FoundDraft | undefined;
}

const keepLayout = {
  type: 'keepLayout',
  params: ({ event }: { event: { layout: EditedLayout } }) => event,
} as const;

/**
 * The draft of a layout (docs/behavior/layout-editor.md#drafts): every step is stored on the device at once, and on the
 * server when steps pause. A draft that is found when the editor opens is offered.
 */
export const layoutDraftMachine = setup({
  types: {
    input: {} as { layout: EditedLayout },
    context: {} as Context,
    events: {} as LayoutDraftEvent,
  },
  actors: {
    findDraft: fromPromise<FoundDraft | undefined>(() => Promise.resolve(undefined)),
    storeDraft: fromPromise<unknown, EditedLayout>(() =>
      Promise.reject(new Error('The actor `storeDraft` is not provided.')),
    ),
  },
  delays: { stepPause: 700, retryPause: 5_000 },
  guards: { isFound: (_, { found }: { found: FoundDraft | undefined }) => found !== undefined },
  actions: {
    keepLayout: assign((_, { layout }: { layout: EditedLayout }) => ({ layout })),
    /** Stores the layout on the device. */
    keepOnDevice: (_, _params: { layout: EditedLayout }) => {},
    keepFound: assign((_, { found }: { found: FoundDraft | undefined }) => ({ found })),
    forgetFound: assign({ found: undefined }),
    reportContinued: (_, _params: { found: FoundDraft | undefined }) => {},
  },
}).createMachine({
  id: 'layout-draft',
  context: ({ input: { layout } }) => ({ layout, found: undefined }),
  initial: 'looking',
  on: {
    'layout.changed': {
      target: '.waiting',
      reenter: true,
      actions: [keepLayout, { type: 'keepOnDevice', params: ({ event }) => event }],
    },
  },
  states: {
    looking: {
      on: { 'layout.changed': { actions: keepLayout } },
      invoke: {
        src: 'findDraft',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'offered',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'kept' },
        ],
        onError: 'kept',
      },
    },
    offered: {
      exit: 'forgetFound',
      on: {
        'layout.changed': { actions: keepLayout },
        'draft.continued': {
          target: 'kept',
          actions: { type: 'reportContinued', params: ({ context: { found } }) => ({ found }) },
        },
        'draft.discarded': {
          target: 'storing',
          actions: { type: 'keepOnDevice', params: ({ context: { layout } }) => ({ layout }) },
        },
      },
    },
    kept: {},
    waiting: { after: { stepPause: 'storing' } },
    storing: {
      invoke: {
        src: 'storeDraft',
        input: ({ context: { layout } }) => layout,
        onDone: 'kept',
        onError: 'failed',
      },
    },
    failed: { tags: 'error', after: { retryPause: 'storing' } },
  },
});
