import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { AutomationRuleContent, automationRuleRoutes } from './automation-rule.contract.ts';

type Routes = typeof automationRuleRoutes;

/** Lists all automation rules by name. */
export const listAutomationRules = (api: Api) => api.call<Routes['list']>('GET', '/automation-rules');

/** Reads the form of automation rules. */
export const readAutomationCatalog = (api: Api) => api.call<Routes['catalog']>('GET', '/automation-rules/catalog');

/** Adds an inactive rule. */
export const addAutomationRule = (api: Api, body: AutomationRuleContent) =>
  api.call<Routes['add']>('POST', '/automation-rules', { body });

/** Changes a rule. */
export const changeAutomationRule = (api: Api, id: number, body: AutomationRuleContent) =>
  api.call<Routes['change']>('PATCH', '/automation-rules/:id', { params: { id }, body });

/** Activates or deactivates a rule. */
export const setAutomationStatus = (api: Api, id: number, status: 'active' | 'inactive') =>
  api.call<Routes['setStatus']>('PUT', '/automation-rules/:id/status', { params: { id }, body: { status } });

/** Deletes a rule. */
export const removeAutomationRule = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/automation-rules/:id', { params: { id } });

/** Lists what a rule would have done in the past days. */
export const previewAutomationRule = (api: Api, body: InputOf<Routes['preview']>['body']) =>
  api.call<Routes['preview']>('POST', '/automation-rules/preview', { body });

/** Runs a rule for the past 30 days. */
export const triggerAutomationRule = (api: Api, id: number) =>
  api.call<Routes['trigger']>('POST', '/automation-rules/:id/trigger', { params: { id }, body: {} });

/** Lists runs, newest first. */
export const listAutomationDispatches = (api: Api, query: InputOf<Routes['dispatches']>['query'] = {}) =>
  api.call<Routes['dispatches']>('GET', '/automation-rules/dispatches', { query });

/** Lists the records of a run. */
export const listAutomationRecords = (api: Api, id: number) =>
  api.call<Routes['records']>('GET', '/automation-rules/dispatches/:id/records', {
    params: { id },
    query: { limit: 100 },
  });

/** Starts or skips a run that waits for a confirmation. */
export const decideAutomationDispatch = (api: Api, id: number, confirmed: boolean) =>
  api.call<Routes['confirm']>('PUT', '/automation-rules/dispatches/:id/confirmation', {
    params: { id },
    body: { confirmed },
  });

/** Undoes the changes of a run. */
export const undoAutomationDispatch = (api: Api, id: number) =>
  api.call<Routes['undo']>('POST', '/automation-rules/dispatches/:id/undo', { params: { id }, body: {} });
