import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnswerStatus } from '#api/discussion/answer/answer-status.ts';
import { ApiError } from '#api/errors.ts';
import { connectCommentAnswer } from '#machines/discussion/answer/comment-answer.connect.ts';
import { commentAnswerMachine } from '#machines/discussion/answer/comment-answer.machine.ts';

test('an answer is accepted, then rejected instead, then neither', async () => {
  const { facts, sent } = startAnswer(() => Promise.resolve());
  for (const verdict of ['accepted', 'rejected', 'rejected'] as const) {
    facts().getVerdictProps(verdict).onClick();
    await settled();
  }
  expect(sent).toEqual(['accepted', 'rejected', 'pending']);
  expect(facts().status).toBe('pending');
});

test('a refusal restores the previous status', async () => {
  const { facts } = startAnswer(() => Promise.reject(new ApiError('comment.not-an-answer')));
  facts().getVerdictProps('accepted').onClick();
  expect(facts().getVerdictProps('accepted')['aria-pressed']).toBe(true);
  await settled();
  expect(facts()).toMatchObject({ status: 'pending', reason: 'The comment is not an answer.' });
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startAnswer(judge: () => Promise<unknown>) {
  const sent: AnswerStatus[] = [];
  const machine = commentAnswerMachine.provide({
    actors: {
      judge: fromPromise<unknown, AnswerStatus>(({ input }) => {
        sent.push(input);
        return judge();
      }),
    },
  });
  const actor = createActor(machine, { input: { status: 'pending' } }).start();
  return { sent, facts: () => connectCommentAnswer(actor.getSnapshot(), actor.send) };
}
