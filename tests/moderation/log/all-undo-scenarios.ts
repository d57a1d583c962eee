import type { LogAction } from '#api/moderation/log/log-action.ts';
import { administrationScenarios } from './administration-undo-scenarios.ts';
import { appearanceScenarios } from './appearance-undo-scenarios.ts';
import { automationScenarios } from './automation-undo-scenarios.ts';
import { collectingScenarios } from './collecting-undo-scenarios.ts';
import { layoutScenarios } from './layout-undo-scenarios.ts';
import { memberScenarios } from './member-undo-scenarios.ts';
import { orderScenarios } from './order-undo-scenarios.ts';
import { postTypeScenarios } from './post-type-undo-scenarios.ts';
import { statusScenarios } from './status-undo-scenarios.ts';
import { scenarios as postScenarios, type Scenario } from './undo-scenarios.ts';
import { wordingScenarios } from './wording-undo-scenarios.ts';

/** The scenarios for every log action that can be undone. */
export const undoScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  ...postScenarios,
  ...collectingScenarios,
  ...orderScenarios,
  ...administrationScenarios,
  ...wordingScenarios,
  ...statusScenarios,
  ...postTypeScenarios,
  ...layoutScenarios,
  ...appearanceScenarios,
  ...automationScenarios,
  ...memberScenarios,
};
