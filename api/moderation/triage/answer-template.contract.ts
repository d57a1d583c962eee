import { z } from 'zod';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Answer templates'] as const;
const name = visibleText().min(1, 'Name is required.').max(100);
const body = visibleText().min(1, 'Body is required.').max(5_000);
const sort = z.number().int().min(0).max(10_000);

/** A reusable text for messages that moderators send repeatedly. */
export const AnswerTemplate = z.object({
  answerTemplateID: z.number().int(),
  name: z.string(),
  body: z.string(),
  sort: z.number().int(),
});
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;

const one = z.object({ id: recordID });

/** The routes of answer templates. Every moderator can read them; changes require `community.moderate`. */
export const answerTemplateRoutes = {
  list: {
    method: 'GET',
    url: '/answer-templates',
    schema: { tags, summary: 'List templates in their order.', response: { 200: z.array(AnswerTemplate) } },
  },
  add: {
    method: 'POST',
    url: '/answer-templates',
    schema: {
      tags,
      summary: 'Create a template.',
      description: 'Needs community.moderate. 409 when the name is taken.',
      body: z.object({ name, body, sort: sort.optional() }),
      response: { 201: AnswerTemplate },
    },
  },
  change: {
    method: 'PATCH',
    url: '/answer-templates/:id',
    schema: {
      tags,
      summary: 'Change a template.',
      description: 'Needs community.moderate.',
      params: one,
      body: z.object({ name: name.optional(), body: body.optional(), sort: sort.optional() }),
      response: { 200: AnswerTemplate },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/answer-templates/:id',
    schema: {
      tags,
      summary: 'Delete a template.',
      description: 'Needs community.moderate.',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
