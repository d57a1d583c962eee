import { assign, fromPromise, setup } from 'xstate';
import type { AnswerStatus, AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of the comment answer machine. Choosing the current verdict again resets it. */
export type CommentAnswerEvent = { type: 'answer.judged'; verdict: AnswerVerdict } | { type: 'problem.dismissed' };

interface Context {
  /** The displayed status, including an optimistic change that the server has not confirmed. */
  readonly shown: AnswerStatus;
  /** The status that the server has confirmed. */
  readonly known: AnswerStatus;
  readonly reason: string;
}

/**
 * Accepts or rejects an answer to a question, or resets it to pending. The update is optimistic; an error rolls it back
 * and shows the reason (docs/behavior/discussion.md#answers).
 */
export const commentAnswerMachine = setup({
  types: {
    input: {} as { status: AnswerStatus },
    context: {} as Context,
    events: {} as CommentAnswerEvent,
  },
  actors: {
    judge: fromPromise<unknown, AnswerStatus>(() => Promise.reject(new Error('The actor `judge` is not provided.'))),
  },
  actions: {
    show: assign(({ context: { shown } }, { verdict }: { verdict: AnswerVerdict }) => ({
      shown: shown === verdict ? ('pending' as const) : verdict,
    })),
    takeWord: assign({ known: ({ context }) => context.shown }),
    restore: assign(({ context: { known } }, { error }: { error: unknown }) => ({
      shown: known,
      reason: failureReason(error),
    })),
    tellJudged: (_, _params: { status: AnswerStatus }) => {},
  },
}).createMachine({
  id: 'comment-answer',
  context: ({ input: { status } }) => ({ shown: status, known: status, reason: '' }),
  initial: 'settled',
  states: {
    settled: {
      on: { 'answer.judged': { target: 'saving', actions: { type: 'show', params: ({ event }) => event } } },
    },
    saving: {
      invoke: {
        src: 'judge',
        input: ({ context }) => context.shown,
        onDone: {
          target: 'settled',
          actions: ['takeWord', { type: 'tellJudged', params: ({ context }) => ({ status: context.shown }) }],
        },
        onError: { target: 'failed', actions: { type: 'restore', params: ({ event }) => event } },
      },
    },
    failed: {
      on: {
        'answer.judged': { target: 'saving', actions: { type: 'show', params: ({ event }) => event } },
        'problem.dismissed': 'settled',
      },
    },
  },
});
