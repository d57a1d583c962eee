import { automationCatalogQuery } from '#api/administration/automation/automation-rule.queries.ts';
import { AutomationRuleDialog } from '#components/administration/automation/automation-rule-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aCatalog, aRule } from './automation-samples.ts';

export default { title: 'administration / automation-rule-dialog' };

export const Filled = () => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) => client.setQueryData(automationCatalogQuery(api).queryKey, aCatalog)}
  >
    <AutomationRuleDialog rule={aRule} returnTo={{ current: null }} />
  </StorySite>
);
