import type { Api } from '#api/api.ts';
import type { questionFollowUpRoutes } from './question-follow-up.contract.ts';

/** Reminds those who asked to decide on the answers: all who are due, or whoever asked one question. */
export const sendQuestionFollowUps = (api: Api, body: { discussionID?: number } = {}) =>
  api.call<(typeof questionFollowUpRoutes)['send']>('POST', '/discussions/question-notifications', { body });
