import type { Api } from '#api/api.ts';
import type { answerTemplateRoutes } from '#api/moderation/triage/answer-template.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof answerTemplateRoutes;
type Body<Name extends 'add' | 'change'> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists the answer templates. */
export const listAnswerTemplates = (api: Api) => api.call<Routes['list']>('GET', '/answer-templates');

/** Creates an answer template. Requires `community.moderate`. */
export const addAnswerTemplate = (api: Api, body: Body<'add'>) =>
  api.call<Routes['add']>('POST', '/answer-templates', { body });

/** Updates an answer template. Requires `community.moderate`. */
export const changeAnswerTemplate = (api: Api, id: number, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/answer-templates/:id', { params: { id }, body });

/** Deletes an answer template. Requires `community.moderate`. */
export const removeAnswerTemplate = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/answer-templates/:id', { params: { id } });
