import type { SettingDescription } from '#api/administration/setting/config.contract.ts';
import type {
  ChoiceLabels,
  ControlMeta,
  FormProperty,
  FormSchema,
  FormValue,
  FormValues,
  Scalar,
} from '#api/form/form-schema.ts';
import { simplifiedSchema } from '#api/form/simplified-schema.ts';
import { t } from '#api/translations.ts';
import { choiceLabels } from '#components/form/choice-labels.ts';
import type { ChoiceSource, SettingField } from './setting-page.ts';

/** The choices of a field with their labels. */
export type Choices = readonly { readonly value: Scalar; readonly label: string }[];

/** The facts from which a form is made: the descriptions and values of its settings, and the choices that vary. */
export interface SettingFacts {
  readonly descriptions: readonly SettingDescription[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly choicesOf: (source: ChoiceSource) => Choices;
}

/** Returns the form of some settings. Settings that the viewer cannot read have no field. */
export function settingForm(fields: readonly SettingField[], facts: SettingFacts): FormSchema {
  const known = new Map(facts.descriptions.map((description) => [description.key, description]));
  const properties = fields.flatMap((field) => {
    const description = known.get(field.name);
    return description && field.name in facts.values ? [[field.name, propertyOf(field, description, facts)]] : [];
  });
  return {
    type: 'object',
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(properties) as Readonly<Record<string, FormProperty>>,
  };
}

/** Returns the values of the fields of some settings. */
export const settingFormValues = (fields: readonly SettingField[], values: SettingFacts['values']): FormValues =>
  Object.fromEntries(
    fields.filter(({ name }) => name in values).map(({ name, codec }) => [name, readValue(codec, values[name])]),
  );

/** Returns the values of settings from those of their fields. */
export const storedValues = (fields: readonly SettingField[], entered: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name in entered)
      .map(({ name, codec }) => [name, codec ? codec.write(entered[name] ?? null) : entered[name]]),
  );

const readValue = (codec: SettingField['codec'], value: unknown): FormValue =>
  codec ? codec.read(value) : (value as FormValue);

function propertyOf(field: SettingField, description: SettingDescription, facts: SettingFacts): FormProperty {
  const { name, codec } = field;
  const type = typeOf(field, description);
  const value = readValue(codec, facts.values[name]);
  const usual = readValue(codec, description.default);
  return {
    ...withChoices(partsOf(withoutPattern(type), field, facts), field, { facts, value }),
    // An emptied number restores the default, which is its placeholder.
    ...(isNumber(type) && !field.isRequired && { nullable: true }),
    ...(!Array.isArray(usual) && type.type !== 'object' && { default: usual }),
    'x-control': {
      ...metaOf(field, type, facts),
      ...(isNumber(type) && { placeholder: String(Number(usual) / (field.scale ?? 1)) }),
      ...(!description.mayWrite && { maySet: false }),
    },
  };
}

const typeOf = ({ codec }: SettingField, { schema }: SettingDescription): FormProperty =>
  (codec?.property ?? simplifiedSchema(schema)) as FormProperty;

const isNumber = ({ type, enum: values }: FormProperty): boolean =>
  (type === 'integer' || type === 'number') && values === undefined;

/** The messages of the server explain the expected form of a text, so the form leaves this check to it. */
const withoutPattern = ({ pattern: _, items, ...property }: FormProperty): FormProperty => ({
  ...property,
  ...(items && { items: withoutPattern(items) }),
});

/** Returns a property whose parts, or the parts of whose items, have the controls of a field. */
function partsOf(property: FormProperty, { parts }: SettingField, facts: SettingFacts): FormProperty {
  if (!parts) return property;
  const { items } = property;
  if (items) return { ...property, items: { ...items, ...inner(items, parts, facts) } };
  return { ...property, ...inner(property, parts, facts) };
}

function inner({ properties = {} }: FormProperty, parts: readonly SettingField[], facts: SettingFacts) {
  const made = parts.map((part): [string, FormProperty] => {
    const property = withoutPattern(properties[part.name] ?? { type: 'string' });
    const { default: _, ...chosen } = withChoices(partsOf(property, part, facts), part, { facts, value: undefined });
    return [part.name, { ...chosen, 'x-control': metaOf(part, property, facts) }];
  });
  return {
    required: parts.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(made),
  };
}

interface Chosen {
  readonly facts: SettingFacts;
  readonly value: FormValue | undefined;
}

/** Returns a property that offers the choices of its source. Stored values that are no longer offered stay possible. */
function withChoices(property: FormProperty, { choicesOf }: SettingField, { facts, value }: Chosen): FormProperty {
  if (!choicesOf) return property;
  const offered = facts.choicesOf(choicesOf).map((one) => one.value);
  const stored = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as readonly Scalar[];
  const values = [...offered, ...stored.filter((one) => !offered.includes(one))];
  const { minimum: _min, maximum: _max, maxLength: _long, ...plain } = property;
  if (property.type !== 'array') return { ...plain, enum: values };
  return { ...plain, items: { type: typeof values[0] === 'string' ? 'string' : 'integer', enum: values } };
}

function metaOf(field: SettingField, property: FormProperty, facts: SettingFacts): ControlMeta {
  const { label, help, inputType, unit, rows, scale, aspect, direction, only, addLabel, itemTitle } = field;
  const choices = labelsOf(field, facts);
  const explanations = field.explanations && choiceLabels(field.explanations);
  return {
    inputType: inputType ?? usualControl(field, property),
    label: t(label),
    ...(help && { description: t(help) }),
    ...(choices && { choices }),
    ...(explanations && { explanations }),
    ...(unit && { unit: t(unit) }),
    ...(rows !== undefined && { rows }),
    ...(scale !== undefined && { scale }),
    ...(aspect !== undefined && { aspect }),
    ...(direction && { direction }),
    ...(only && { only }),
    ...(addLabel && { addLabel: t(addLabel) }),
    ...(itemTitle && { itemTitle }),
  };
}

function labelsOf({ choices, choicesOf }: SettingField, facts: SettingFacts): ChoiceLabels | undefined {
  if (choicesOf) return Object.fromEntries(facts.choicesOf(choicesOf).map(({ value, label }) => [value, label]));
  return choices && choiceLabels(choices);
}

function usualControl({ choices, choicesOf, parts }: SettingField, { type, enum: values }: FormProperty): string {
  if (type === 'array') return parts ? 'list' : 'choices';
  if (values || choices || choicesOf) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'object') return 'group';
  return type === 'string' ? 'text' : 'number';
}
