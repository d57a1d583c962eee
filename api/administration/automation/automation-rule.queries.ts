import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import {
  listAutomationDispatches,
  listAutomationRecords,
  listAutomationRules,
  readAutomationCatalog,
} from './automation-rule.client.ts';
import type { AutomationDispatch } from './automation-rule.contract.ts';

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

/** The parts of a run that change with its records. */
const countsOf = ({ status, countDone, countFailed, countUndoable }: AutomationDispatch) =>
  [status, countDone, countFailed, countUndoable].join(' ');

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
      state.data?.dispatches.some(({ status }) => status === 'running' || status === 'undoing') ? pollInterval : false,
  });

/** The query for the first 100 records of a run. It is repeated when the counts of the run have changed. */
export const automationRecordsQuery = (api: Api, run: AutomationDispatch) =>
  queryOptions({
    queryKey: ['automation-rules', 'records', run.automationRuleDispatchID, countsOf(run)],
    queryFn: async () => (await listAutomationRecords(api, run.automationRuleDispatchID)).body,
    placeholderData: keepPreviousData,
  });
