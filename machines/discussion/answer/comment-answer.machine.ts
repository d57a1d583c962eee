import { assign, fromPromise, setup } from 'xstate';
import type { AnswerStatus, AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { failureReason } from '#machines/reason-in.ts';

/** What befalls the judging of an answer; the verdict that it has already is taken back. */
export type CommentAnswerEvent = { type: 'answer.judged'; verdict: AnswerVerdict } | { type: 'problem.dismissed' };

interface Context {
  /** What is shown; ahead of the server's word while it is being saved. */
  readonly shown: AnswerStatus;
  /** What the answer is by the server's word. */
  readonly known: AnswerStatus;
  readonly reason: string;
}

/**
 * Accepts or rejects an answer to a question, or takes that back. It shows at once; a refusal restores what was and says
 * why (decision 3).
 */
export const commentAnswerMachine = setup({
  types: {
    input: {} as { status: AnswerStatus },
    context: {} as Context,
    events: {} as CommentAnswerEvent,
  },
  actors: {
    judge: fromPromise<unknown, AnswerStatus>(() => Promise.reject(new Error('Nobody takes this verdict.'))),
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
