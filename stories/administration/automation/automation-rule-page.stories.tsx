import { automationRulesQuery } from '#api/administration/automation/automation-rule.queries.ts';
import { AutomationRulePage } from '#components/administration/automation/automation-rule-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aRule } from './automation-samples.ts';

export default { title: 'administration / automation-rule-page' };

const listing = (...rules: (typeof aRule)[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(automationRulesQuery(api).queryKey, rules)}
  >
    <AutomationRulePage />
  </StorySite>
);

export const Empty = () => listing();

export const Filled = () =>
  listing(
    aRule,
    { ...aRule, automationRuleID: 2, name: 'Thank the authors of ideas', waitingDispatchID: 9, conditions: [] },
    {
      ...aRule,
      automationRuleID: 3,
      name: 'Welcome new members',
      status: 'suspended',
      suspension: 'The administrator who saved this rule may no longer manage the site.',
      dateLastRun: null,
    },
  );
