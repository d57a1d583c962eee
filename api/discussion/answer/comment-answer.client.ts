import type { Api } from '#api/api.ts';
import type { AnswerStatus } from '#api/discussion/answer/answer-status.ts';
import type { commentAnswerRoutes } from './comment-answer.contract.ts';

/** Accepts or rejects an answer, or resets it to pending. */
export const setAnswerStatus = (api: Api, commentID: number, status: AnswerStatus) =>
  api.call<(typeof commentAnswerRoutes)['judge']>('PATCH', '/comments/:id/answer', {
    params: { id: commentID },
    body: { status },
  });
