import type { FormValue, FormValues } from '#api/form/form-schema.ts';
import type { AutomationRuleContent } from './automation-rule.contract.ts';

/** Returns the name of a field of the form of a rule, such as `staleDiscussion-hours`. */
export const automationFieldName = (...parts: readonly string[]): string => parts.join('-');

const withPrefix = (prefix: string, values: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [automationFieldName(prefix, name), value as FormValue]),
  );

const withoutPrefix = (prefix: string, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(`${prefix}-`))
      .map(([name, value]) => [name.slice(prefix.length + 1), value]),
  );

/** Converts a rule to the values of its form, for a trigger of the given kind. */
export const toAutomationForm = (rule: AutomationRuleContent, kind: string): FormValues => ({
  name: rule.name,
  triggerType: rule.triggerType,
  ...withPrefix(rule.triggerType, rule.triggerValue),
  [automationFieldName(kind, 'conditions')]: rule.conditions.map(({ conditionType, conditionValue }) => ({
    conditionType,
    ...withPrefix(conditionType, conditionValue),
  })),
  [automationFieldName(kind, 'action')]: rule.actionType,
  ...withPrefix(automationFieldName(kind, rule.actionType), rule.actionValue),
  maximum: rule.maximum,
});

/** Converts the values of the form to a rule, for a trigger of the given kind. */
export function fromAutomationForm(values: FormValues, kind: string): AutomationRuleContent {
  const triggerType = String(values['triggerType'] ?? '');
  const actionType = String(values[automationFieldName(kind, 'action')] ?? '');
  const conditions = (values[automationFieldName(kind, 'conditions')] ?? []) as readonly FormValues[];
  return {
    name: String(values['name'] ?? ''),
    triggerType,
    triggerValue: withoutPrefix(triggerType, values),
    conditions: conditions.map((one) => {
      const conditionType = String(one['conditionType'] ?? '');
      return { conditionType, conditionValue: withoutPrefix(conditionType, one) };
    }),
    actionType,
    actionValue: withoutPrefix(automationFieldName(kind, actionType), values),
    maximum: Number(values['maximum'] ?? 50),
  };
}
