import { z } from 'zod';
import { answerStatuses } from '#api/discussion/answer/answer-status.ts';
import { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The route that accepts or rejects an answer (docs/behavior/discussion.md#answers). */
export const commentAnswerRoutes = {
  judge: {
    method: 'PATCH',
    url: '/comments/:id/answer',
    schema: {
      tags: ['Comments'],
      summary: 'Accept or reject an answer to a question, or undo that.',
      description:
        'For the author of the question, curation.manage, or discussions.edit in its category; for a closed question community.moderate as well. 400 for a comment on another type of discussion.',
      params: z.object({ id: recordID }),
      body: z.object({ status: z.enum(answerStatuses) }),
      response: { 200: Comment },
    },
  },
} as const satisfies Record<string, ContractRoute>;
