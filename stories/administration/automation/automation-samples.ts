import type {
  AutomationCatalog,
  AutomationDispatch,
  AutomationRule,
} from '#api/administration/automation/automation-rule.contract.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

/** An active rule with one condition. */
export const aRule: AutomationRule = {
  automationRuleID: 1,
  name: 'Close quiet discussions',
  triggerType: 'staleDiscussion',
  triggerName: 'A discussion has no comments',
  triggerValue: { hours: 48 },
  conditions: [{ conditionType: 'words', conditionValue: { words: ['sold'] } }],
  actionType: 'closeDiscussion',
  actionName: 'Close the discussion',
  actionValue: {},
  maximum: 50,
  actsOnPresent: false,
  status: 'active',
  suspension: null,
  waitingDispatchID: null,
  countRecords: 41,
  dateLastRun: '2026-11-20T09:30:00+00:00',
  updateUser: aUserFragment(),
  dateInserted: '2026-11-18T09:30:00+00:00',
  dateUpdated: null,
};

/** A finished run that can be undone. */
export const aRun: AutomationDispatch = {
  automationRuleDispatchID: 4,
  automationRuleID: 1,
  name: aRule.name,
  triggerName: aRule.triggerName,
  actionName: aRule.actionName,
  dispatchType: 'triggered',
  status: 'finished',
  dispatchUser: aUserFragment(),
  dateDispatched: '2026-11-20T09:30:00+00:00',
  dateFinished: '2026-11-20T09:30:04+00:00',
  countRecords: 3,
  countDone: 2,
  countFailed: 1,
  countUndoable: 2,
};

/** The form of rules with one trigger, one condition and one action. */
export const aCatalog: AutomationCatalog = {
  schema: {
    type: 'object',
    required: ['name', 'triggerType', 'discussion-action'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 100, 'x-control': { inputType: 'text', label: 'Name' } },
      triggerType: {
        type: 'string',
        enum: ['staleDiscussion'],
        'x-control': {
          inputType: 'choice',
          label: 'Trigger',
          choices: { staleDiscussion: 'A discussion has no comments' },
        },
      },
      'staleDiscussion-hours': {
        type: 'integer',
        minimum: 1,
        default: 48,
        'x-control': { inputType: 'duration', label: 'After', countsIn: 'hour' },
      },
      'discussion-action': {
        type: 'string',
        enum: ['closeDiscussion'],
        'x-control': { inputType: 'choice', label: 'Action', choices: { closeDiscussion: 'Close the discussion' } },
      },
    },
  },
  triggers: [
    { triggerType: 'staleDiscussion', name: 'A discussion has no comments', kind: 'discussion', actsOnPresent: false },
  ],
};
