import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** The route that reminds the authors of questions to accept or reject the answers (docs/behavior/discussion.md#follow-up-mail). */
export const questionFollowUpRoutes = {
  send: {
    method: 'POST',
    url: '/discussions/question-notifications',
    schema: {
      tags: ['Discussions'],
      summary: 'Remind those who asked to accept or reject the answers.',
      description:
        'Needs community.manage. Those whose questions are due are written to now, the first hundred at once and the others by the queue of jobs; with `discussionID` whoever asked that question, however short ago it was answered. Nobody is reminded of a question twice, nor who does not want it; `message` says why nothing was sent. 400 while `qna.followUp.enabled` is off.',
      body: z.object({ discussionID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
      response: { 200: z.object({ notificationsSent: z.number().int(), message: z.string().optional() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
