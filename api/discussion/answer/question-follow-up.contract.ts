import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/**
 * The route that reminds the authors of questions to accept or reject the answers
 * (docs/behavior/discussion.md#follow-up-mail).
 */
export const questionFollowUpRoutes = {
  send: {
    method: 'POST',
    url: '/discussions/question-notifications',
    schema: {
      tags: ['Discussions'],
      summary: 'Send follow-up e-mails to the authors of questions.',
      description:
        'Needs community.manage. Sends the follow-ups that are due, the first hundred immediately and the others as jobs; with `discussionID` for that question, however recent its answers. Each question is followed up once, and only for subscribers; `message` states why nothing was sent. 400 while `qna.followUp.enabled` is off.',
      body: z.object({ discussionID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
      response: { 200: z.object({ notificationsSent: z.number().int(), message: z.string().optional() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
