import {
  addAutomationRule,
  changeAutomationRule,
  removeAutomationRule,
  setAutomationStatus,
} from '#api/administration/automation/automation-rule.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { anAutomationRule } from '#tests/support/api/automation-records.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

const content = { actionValue: {}, triggerValue: {}, maximum: 50, ...anAutomationRule('dovetails') };

const made = async ({ administrator }: Scene): Promise<number> =>
  (await addAutomationRule(administrator.api, content)).body.automationRuleID;

/** The undo scenarios of automation rules. */
export const automationScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'automation-rule.add': [{ act: made }],
  'automation-rule.change': [
    prepared(made, ({ administrator }, id) =>
      changeAutomationRule(administrator.api, id, { ...content, name: 'Close all', conditions: [], maximum: 3 }),
    ),
    prepared(made, ({ administrator }, id) => setAutomationStatus(administrator.api, id, 'active')),
  ],
  'automation-rule.delete': [prepared(made, ({ administrator }, id) => removeAutomationRule(administrator.api, id))],
};
