import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import {
  listAutomationDispatches,
  listAutomationRecords,
  listAutomationRules,
  readAutomationCatalog,
} from './automation-rule.client.ts';

/** The query for all automation rules. */
export const automationRulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['automation-rules', 'list'],
    queryFn: async () => (await listAutomationRules(api)).body,
  });

/** The query for the form of automation rules. */
export const automationCatalogQuery = (api: Api) =>
  queryOptions({
    queryKey: ['automation-catalog'],
    queryFn: async () => (await readAutomationCatalog(api)).body,
  });

const limit = 20;
const pollInterval = 2_000;

/** The query for a page of runs, of all rules or of one. It is repeated while a run works. */
export const automationDispatchesQuery = (api: Api, automationRuleID: number | undefined, page = 1) =>
  queryOptions({
    queryKey: ['automation-rules', 'dispatches', automationRuleID ?? null, page],
    queryFn: async () => {
      const query = { page, limit, ...(automationRuleID !== undefined && { automationRuleID }) };
      const { body, paging } = await listAutomationDispatches(api, query);
      return { dispatches: body, total: paging?.total ?? body.length, limit };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.dispatches.some(({ status }) => status === 'running') ? pollInterval : false,
  });

/** The query for the first 100 records of a run. */
export const automationRecordsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['automation-rules', 'records', id],
    queryFn: async () => (await listAutomationRecords(api, id)).body,
  });
