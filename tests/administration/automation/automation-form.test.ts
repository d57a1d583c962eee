import { expect, test } from 'vitest';
import { fromAutomationForm, toAutomationForm } from '#api/administration/automation/automation-form.ts';
import { readAutomationRule } from '#server/administration/automation/automation-form.ts';
import { automation } from '#server/administration/automation/automation-parts.ts';

const rule = {
  name: 'Close',
  triggerType: 'staleDiscussion',
  triggerValue: { hours: 24 },
  conditions: [
    { conditionType: 'words', conditionValue: { words: ['sold'] } },
    { conditionType: 'words', conditionValue: { words: ['gone'] } },
  ],
  actionType: 'moveToCategory',
  actionValue: { categoryID: 3 },
  maximum: 7,
};

test('a rule is the same after it was shown in the form and read from it', () => {
  expect(fromAutomationForm(toAutomationForm(rule, 'discussion'), 'discussion')).toEqual(rule);
});

test('reading a rule fills in the defaults of its settings and keeps the others', () => {
  expect(readAutomationRule(automation, { ...rule, triggerValue: {} })).toEqual({
    ...rule,
    triggerValue: { hours: 48 },
  });
});

test('a condition that does not fit the records of the trigger is refused', () => {
  const conditions = [{ conditionType: 'postType', conditionValue: { type: 'idea' } }];
  expect(() =>
    readAutomationRule(automation, { ...rule, triggerType: 'memberRegistered', conditions, actionType: 'sendMessage' }),
  ).toThrow();
});
