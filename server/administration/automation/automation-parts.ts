import { automationActions } from './automation-action.ts';
import { automationConditions } from './automation-condition.ts';
import { registerAutomation } from './automation-registry.ts';
import { automationTriggers } from './automation-trigger.ts';

/** Everything that rules of this forum can be made of. */
export const automation = registerAutomation({
  triggers: automationTriggers,
  conditions: automationConditions,
  actions: automationActions,
});
