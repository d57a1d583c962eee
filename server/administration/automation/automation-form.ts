import {
  automationFieldName,
  fromAutomationForm,
  toAutomationForm,
} from '#api/administration/automation/automation-form.ts';
import {
  type AutomationRuleContent,
  automationKinds,
} from '#api/administration/automation/automation-rule.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Condition } from '#api/form/form-condition.ts';
import { control, type FormProperty, type FormSchema } from '#api/form/form-schema.ts';
import { readFormValues, toFormSchema } from '#server/form/form-schema.ts';
import type { AutomationKind, AutomationRegistry } from './automation-registry.ts';

type Fields = Record<string, FormProperty>;
type Part = { readonly id: string; readonly name: string; readonly settings: Parameters<typeof toFormSchema>[0] };

const isFor =
  (kind: AutomationKind) =>
  ({ kinds }: { readonly kinds: readonly AutomationKind[] }): boolean =>
    kinds.includes(kind);

const namesOf = (parts: readonly Part[]): Record<string, string> =>
  Object.fromEntries(parts.map(({ id, name }) => [id, name]));

const choiceOf = (parts: readonly Part[], label: string, only?: Condition): FormProperty => ({
  type: 'string',
  enum: parts.map(({ id }) => id),
  ...control({ inputType: 'choice', label, choices: namesOf(parts), ...(only && { only }) }),
});

/** Returns the fields of a part, shown under a condition, with the names of the required ones. */
function fieldsOf(part: Part, prefix: string, only: Condition): { fields: Fields; required: string[] } {
  const { properties, required = [] } = toFormSchema(part.settings);
  const named = Object.entries(properties).map(([name, { 'x-control': meta, ...property }]) => [
    automationFieldName(prefix, name),
    { ...property, ...(meta && control({ ...meta, only })) },
  ]);
  const isFilled = (name: string) => properties[name]?.default === undefined && properties[name]?.type !== 'boolean';
  return {
    fields: Object.fromEntries(named),
    required: required.filter(isFilled).map((name) => automationFieldName(prefix, name)),
  };
}

function conditionItem(parts: readonly Part[]): FormProperty {
  const own = parts.map((part) => fieldsOf(part, part.id, { field: 'conditionType', is: part.id }));
  return {
    type: 'object',
    required: ['conditionType', ...own.flatMap(({ required }) => required)],
    properties: {
      conditionType: choiceOf(parts, 'automation.field.condition'),
      ...Object.assign({}, ...own.map(({ fields }) => fields)),
    },
  };
}

/** Returns the fields of rules about one kind of records: conditions, action, and settings of the action. */
function kindFields(registry: AutomationRegistry, kind: AutomationKind): { fields: Fields; required: string[] } {
  const triggers = [...registry.triggers.values()].filter((one) => one.kind === kind);
  const conditions = [...registry.conditions.values()].filter(isFor(kind));
  const actions = [...registry.actions.values()].filter(isFor(kind));
  const only: Condition = { field: 'triggerType', in: triggers.map(({ id }) => id) };
  const action = automationFieldName(kind, 'action');
  const own = actions.map((part) => fieldsOf(part, automationFieldName(kind, part.id), { field: action, is: part.id }));
  return {
    fields: {
      [automationFieldName(kind, 'conditions')]: {
        type: 'array',
        default: [],
        maxItems: 10,
        items: conditionItem(conditions),
        ...control({
          inputType: 'list',
          label: 'automation.field.conditions',
          description: 'automation.field.conditions-help',
          addLabel: 'automation.field.add-condition',
          only,
        }),
      },
      [action]: choiceOf(actions, 'automation.field.action', only),
      ...Object.assign({}, ...own.map(({ fields }) => fields)),
    },
    required: [action, ...own.flatMap(({ required }) => required)],
  };
}

/**
 * Returns the form of a rule. The choice of the trigger decides which conditions and actions are shown. Its texts are
 * message IDs.
 */
export function automationForm(registry: AutomationRegistry): FormSchema {
  const triggers = [...registry.triggers.values()];
  const settings = triggers.map((part) => fieldsOf(part, part.id, { field: 'triggerType', is: part.id }));
  const kinds = automationKinds.map((kind) => kindFields(registry, kind));
  const parts = [...settings, ...kinds];
  return {
    type: 'object',
    required: ['name', 'triggerType', ...parts.flatMap(({ required }) => required), 'maximum'],
    properties: {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 100,
        ...control({
          inputType: 'text',
          label: 'automation.field.name',
          description: 'automation.field.name-help',
        }),
      },
      triggerType: choiceOf(triggers, 'automation.field.trigger'),
      ...Object.assign({}, ...parts.map(({ fields }) => fields)),
      maximum: {
        type: 'integer',
        minimum: 1,
        maximum: 1_000,
        default: 50,
        ...control({
          inputType: 'number',
          label: 'automation.field.maximum',
          description: 'automation.field.maximum-help',
        }),
      },
    },
  };
}

/**
 * Checks a rule and returns it with the defaults of its settings.
 *
 * @throws {ApiError} `request.invalid`, by the names of the form; `automation-rule.unknown-trigger`.
 */
export function readAutomationRule(registry: AutomationRegistry, rule: AutomationRuleContent): AutomationRuleContent {
  const trigger = registry.triggers.get(rule.triggerType);
  if (!trigger) throw new ApiError('automation-rule.unknown-trigger');
  const { kind } = trigger;
  const read = fromAutomationForm(readFormValues(automationForm(registry), toAutomationForm(rule, kind)), kind);
  const complete = (part: Part | undefined, settings: Record<string, unknown>) => part?.settings.parse(settings) ?? {};
  return {
    ...read,
    triggerValue: complete(trigger, read.triggerValue),
    conditions: read.conditions.map(({ conditionType, conditionValue }) => ({
      conditionType,
      conditionValue: complete(registry.conditions.get(conditionType), conditionValue),
    })),
    actionValue: complete(registry.actions.get(read.actionType), read.actionValue),
  };
}
