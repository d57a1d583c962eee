import { automationDispatchesQuery } from '#api/administration/automation/automation-rule.queries.ts';
import { AutomationHistoryPage } from '#components/administration/automation/automation-history-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aRun } from './automation-samples.ts';

export default { title: 'administration / automation-history-page' };

const listing = (...dispatches: (typeof aRun)[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) =>
      client.setQueryData(automationDispatchesQuery(api, undefined).queryKey, {
        dispatches,
        total: dispatches.length,
        limit: 20,
      })
    }
  >
    <AutomationHistoryPage ruleID={undefined} page={1} />
  </StorySite>
);

export const Empty = () => listing();

export const Filled = () =>
  listing(
    { ...aRun, automationRuleDispatchID: 6, status: 'waiting', countRecords: 120, countDone: 0, countFailed: 0 },
    { ...aRun, automationRuleDispatchID: 5, status: 'skipped', dispatchType: 'manual', countDone: 0, countFailed: 0 },
    aRun,
  );
