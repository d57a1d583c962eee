import { z } from 'zod';
import type { LayoutNode } from '#api/administration/layout/layout-document.ts';
import type { TranslatableProperty } from '#api/administration/translation/translatable.ts';
import { listedProperty } from '#api/administration/translation/translation-key.ts';
import type { SettingControl } from '#api/administration/widget/widget-definition.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { type ContentTexts, translated } from '#server/administration/translation/content-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** A text of the settings of a widget that readers see. */
interface WidgetText {
  readonly propertyName: string;
  readonly sourceText: string;
  readonly label: MessageID;
  readonly limit: TranslatableProperty;
  /** Returns the reason why a translation cannot be used. */
  readonly refuse: (translation: string) => string | undefined;
}

const controlOf = (schema: z.core.$ZodType): SettingControl | undefined =>
  z.globalRegistry.get(schema)?.['x-control'] as SettingControl | undefined;

/** Returns the schema of the values of a field, without its default and whether it may be omitted. */
const innerSchema = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? innerSchema(schema.unwrap()) : schema;

/** A translatable field of a widget, or a list whose items have translatable fields. */
type TextField =
  | ({ readonly name: string } & Pick<WidgetText, 'label' | 'limit' | 'refuse'>)
  | { readonly name: string; readonly itemFields: readonly TextField[] };

function textFieldsOf(settings: z.ZodObject): readonly TextField[] {
  return Object.entries(settings.shape).flatMap(([name, schema]): TextField[] => {
    const control = controlOf(schema);
    const inner = innerSchema(schema);
    if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject) {
      const itemFields = textFieldsOf(inner.element);
      return itemFields.length > 0 ? [{ name, itemFields }] : [];
    }
    if (!control?.isTranslatable || !(inner instanceof z.ZodString)) return [];
    const { inputType, label } = control;
    const isHtml = inputType === 'code';
    const isMultiline = isHtml || inputType === 'textArea';
    const refuse = (text: string) => inner.safeParse(text).error?.issues[0]?.message;
    return [{ name, label, refuse, limit: { maxLength: inner.maxLength ?? 0, isMultiline, isHtml } }];
  });
}

const fieldsOfWidgets: ReadonlyMap<string, readonly TextField[]> = new Map(
  widgetRegistry.all.map(({ id, settings }) => [id, textFieldsOf(settings)]),
);

/**
 * Returns settings with changed texts. `change` receives the text and the name of its property: that of the field, or for
 * an item of a list the hash of the text, because items have no IDs.
 */
function mapTexts(
  fields: readonly TextField[],
  settings: Values,
  change: (text: Omit<WidgetText, 'sourceText'>, original: string) => string,
  list = '',
): Values {
  const changed = fields.map((field) => {
    const value = settings[field.name];
    if ('itemFields' in field) {
      const items = Array.isArray(value) ? (value as Values[]) : [];
      return [field.name, items.map((item) => mapTexts(field.itemFields, item, change, `${field.name}_`))];
    }
    const { name, label, limit, refuse } = field;
    const original = typeof value === 'string' ? value : '';
    const propertyName = list ? listedProperty(`${list}${name}`, original) : name;
    return [name, original && change({ propertyName, label, limit, refuse }, original)];
  });
  return { ...settings, ...Object.fromEntries(changed.filter(([name]) => settings[name as string] !== undefined)) };
}

const fieldsOf = ({ widget }: LayoutNode): readonly TextField[] =>
  fieldsOfWidgets.get(widgetRegistry.find(widget)?.id ?? '') ?? [];

/** Returns the texts of a widget in a layout that readers see. Equal texts of a list are one. */
export function textsOfNode(node: LayoutNode): readonly WidgetText[] {
  const texts = new Map<string, WidgetText>();
  mapTexts(fieldsOf(node), node.settings ?? {}, (text, sourceText) => {
    texts.set(text.propertyName, { ...text, sourceText });
    return sourceText;
  });
  return [...texts.values()];
}

/** Returns the key of the translations of a widget in a layout: the IDs of the layout and of the widget in it. */
export const keyOfNode = (layoutID: number | string, { id }: LayoutNode): string => `${layoutID}.${id}`;

/**
 * Returns a widget with the texts of a language. If its settings are invalid with them, such as HTML that widgets may not
 * contain, it keeps the originals.
 */
export function translateNode(layoutID: number | string, node: LayoutNode, texts: ContentTexts): LayoutNode {
  const fields = fieldsOf(node);
  if (fields.length === 0) return node;
  const place = { recordType: 'widget', recordKey: keyOfNode(layoutID, node) };
  let isChanged = false;
  const settings = mapTexts(fields, node.settings ?? {}, ({ propertyName }, original) => {
    const text = translated(texts, { ...place, propertyName }, original);
    isChanged ||= text !== original;
    return text;
  });
  const isValid = isChanged && widgetRegistry.find(node.widget)?.settings.safeParse(settings).success;
  return isValid ? { ...node, settings } : node;
}
