import type { Api } from '#api/api.ts';
import type { banRuleRoutes } from '#api/moderation/ban/ban-rule.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof banRuleRoutes;

/** Lists ban rules, newest first. */
export const listBanRules = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/ban-rules', { query });

/** Tests a ban rule without saving it: returns the members it would block. */
export const testBanRule = (api: Api, body: InputOf<Routes['trial']>['body']) =>
  api.call<Routes['trial']>('POST', '/ban-rules/trial', { body });

/** Adds a ban rule. */
export const addBanRule = (api: Api, body: InputOf<Routes['add']>['body']) =>
  api.call<Routes['add']>('POST', '/ban-rules', { body });

/** Changes a ban rule. */
export const changeBanRule = (api: Api, id: number, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/ban-rules/:id', { params: { id }, body });

/** Deletes a ban rule. */
export const removeBanRule = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/ban-rules/:id', { params: { id } });
