import { patternOf } from './control-check.ts';
import { testedFields } from './form-condition.ts';
import type { FormProperty, FormSchema } from './form-schema.ts';
import { isOwnApiPath, lookupOf } from './record-lookup.ts';

/** The keywords of the supported subset of JSON schema. Others would be ignored silently, so they are refused. */
const keywords: ReadonlySet<string> = new Set<keyof FormProperty | '$schema' | 'additionalProperties'>([
  '$schema',
  'additionalProperties',
  'type',
  'nullable',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
  'properties',
  'required',
  'items',
  'x-control',
]);

const types: ReadonlySet<string> = new Set<FormProperty['type']>([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
]);

/**
 * Returns what a form cannot draw of a JSON schema, such as `links: anyOf`. An empty list means that the schema belongs
 * to the supported subset: unions are a `choice` and fields with conditions, and a condition names earlier fields.
 */
export const unsupportedShapes = (schema: object): string[] =>
  (schema as FormProperty).type === 'object'
    ? shapesWithin(schema as FormProperty, '', new Set())
    : ['the schema is no object'];

/** Whether a JSON schema belongs to the supported subset. */
export const isFormSchema = (schema: object): schema is FormSchema => unsupportedShapes(schema).length === 0;

function shapesWithin(schema: FormProperty, path: string, root: ReadonlySet<string>): string[] {
  const earlier = new Set<string>();
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const isKnown = (field: string) =>
      field.startsWith('/') ? (path === '' ? earlier : root).has(field.slice(1)) : earlier.has(field);
    const wrong = [
      ...shapesOf(property, own),
      ...testedFields(property['x-control']?.only)
        .filter((field) => !isKnown(field))
        .map((field) => `${own}: the condition names \`${field}\`, which is no earlier field`),
    ];
    const follows = property['x-control']?.follows;
    if (follows && (path !== '' || !schema.properties?.[follows.field]))
      wrong.push(`${own}: it follows \`${follows.field}\`, which is no field of the form`);
    const below = path === '' ? earlier : root;
    const within = property.type === 'array' ? property.items : property;
    const inner = within?.type === 'object' ? shapesWithin(within, own, below) : [];
    earlier.add(name);
    return [...wrong, ...inner];
  });
}

function shapesOf(property: FormProperty, path: string): string[] {
  const unknown = Object.keys(property).filter((keyword) => !keywords.has(keyword));
  const { type, items, 'x-control': meta } = property;
  const lookup = meta && lookupOf(meta);
  return [
    ...unknown.map((keyword) => `${path}: ${keyword}`),
    ...(types.has(type) || unknown.length > 0 ? [] : [`${path}: type ${type}`]),
    ...(type === 'array' && !(items?.type === 'object' || items?.enum || lookup || meta?.inputType === 'lines')
      ? [`${path}: a list of plain values`]
      : []),
    ...(patternOf(property.pattern ?? '') ? [] : [`${path}: the pattern is no regular expression`]),
    ...(lookup ? [lookup.api, lookup.single] : [])
      .filter((template) => !isOwnApiPath(template))
      .map((template) => `${path}: \`${template}\` is no path of this API`),
    ...(meta ? [] : [`${path}: no x-control`]),
  ];
}
