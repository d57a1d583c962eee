import type { Api } from '#api/api.ts';
import type { questionFollowUpRoutes } from './question-follow-up.contract.ts';

/**
 * Reminds the authors of questions to accept or reject the answers: all whose reminder is due, or the author of one
 * question.
 */
export const sendQuestionFollowUps = (api: Api, body: { discussionID?: number } = {}) =>
  api.call<(typeof questionFollowUpRoutes)['send']>('POST', '/discussions/question-notifications', { body });
