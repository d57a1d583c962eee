import { assign, fromPromise, setup } from 'xstate';

/** The newest save of a record, with who saved it and when. */
export interface RecordSave {
  readonly revisionID: number;
  readonly name: string;
  readonly date: string;
}

/** The events of the notice of another save. */
export type RecordNoticeEvent =
  | { type: 'save.heard' }
  | { type: 'revision.known'; revisionID: number }
  | { type: 'notice.closed' };

interface Context {
  /** The revision that the editor has or whose notice was closed. */
  readonly knownRevisionID: number;
  /** The save of somebody else that is shown. */
  readonly save: RecordSave | undefined;
}

/**
 * The notice that somebody else has saved the record that is open in an editor, such as a layout
 * (docs/behavior/layout-editor.md#saving).
 * A live update carries no revision, so the editor reads it and compares. A read that fails is repeated with the next
 * update or when the connection is open again.
 */
export const recordNoticeMachine = setup({
  types: {
    input: {} as Pick<Context, 'knownRevisionID'>,
    context: {} as Context,
    events: {} as RecordNoticeEvent,
  },
  actors: {
    readSave: fromPromise<RecordSave>(() => Promise.reject(new Error('The actor `readSave` is not provided.'))),
  },
  guards: {
    isOther: ({ context: { knownRevisionID } }, { revisionID }: RecordSave) => revisionID !== knownRevisionID,
  },
  actions: {
    keepSave: assign((_, save: RecordSave) => ({ save })),
    forgetSave: assign({ save: undefined }),
    keepKnown: assign((_, { revisionID }: { revisionID: number }) => ({ knownRevisionID: revisionID })),
    keepShown: assign(({ context: { knownRevisionID, save } }) => ({
      knownRevisionID: save?.revisionID ?? knownRevisionID,
    })),
  },
}).createMachine({
  id: 'record-notice',
  context: ({ input }) => ({ ...input, save: undefined }),
  initial: 'none',
  on: {
    'save.heard': '.reading',
    'revision.known': { target: '.none', actions: { type: 'keepKnown', params: ({ event }) => event } },
  },
  states: {
    none: {},
    reading: {
      invoke: {
        src: 'readSave',
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepSave', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    shown: {
      exit: 'forgetSave',
      on: { 'notice.closed': { target: 'none', actions: 'keepShown' } },
    },
  },
});
