import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { ProfileField } from '#api/member/field/profile-field.contract.ts';
import { type Range, readRange } from '#api/query.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

type Condition = RawBuilder<unknown>;

/** Whether members may be looked for by their answers to a field; only by answers that the viewer sees of everybody. */
const isSearchable = (viewer: Viewer, { enabled, visibility, displayOptions }: ProfileField): boolean =>
  enabled &&
  displayOptions.search &&
  (visibility === 'public' || may(viewer, visibility === 'private' ? 'personalInfo.view' : 'internalInfo.view'));

/** The fields by which the viewer may look for members. */
export const searchableFields = (viewer: Viewer, fields: readonly ProfileField[]): ProfileField[] =>
  fields.filter((field) => isSearchable(viewer, field));

const text = sql`v.value #>> '{}'`;

const like = (words: string): string => `%${escapeLike(words)}%`;

/** Reads a range with two points, either end open, or in the forms that other filters take; else a value or several. */
const rangeIn = (asked: string): Range => {
  const [from = '', to] = asked.split('..').map((one) => one.trim());
  return to === undefined ? readRange(from) : { ...(from && { from }), ...(to && { to }) };
};

const isNumber = (one: string): boolean => one !== '' && Number.isFinite(Number(one));

/** How the answers of a kind are compared: as which type, which texts are such answers, and which of two comes first. */
interface Scale {
  readonly column: Condition;
  readonly type: Condition;
  readonly isValid: (text: string) => boolean;
  readonly order: (text: string) => number;
}

/** @throws {ApiError} request.invalid for a range that ends before it begins. */
function within(asked: readonly string[], { column, type, isValid, order }: Scale): Condition {
  const [only = '', ...others] = asked;
  const { from, fromExclusive, to, toExclusive, values } =
    others.length > 0 ? ({ values: asked } as Range) : rangeIn(only);
  const bounds = [from, to, ...(values ?? [])].filter((one) => one !== undefined);
  if (bounds.length === 0 || !bounds.every(isValid)) return sql`false`;
  if (from !== undefined && to !== undefined && order(from) > order(to))
    throw ApiError.fields({ profileFields: 'The range ends before it begins.' });
  const parts = [
    ...(from === undefined ? [] : [sql`${column} ${fromExclusive ? sql`>` : sql`>=`} ${from}::${type}`]),
    ...(to === undefined ? [] : [sql`${column} ${toExclusive ? sql`<` : sql`<=`} ${to}::${type}`]),
    ...(values === undefined ? [] : [sql`${column} = any(${[...values]}::${type}[])`]),
  ];
  return sql.join(parts, sql` and `);
}

const isDay = (one: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(one);

const days: Scale = { column: sql`(${text})`, type: sql`text`, isValid: isDay, order: Date.parse };
const numbers: Scale = { column: sql`(${text})::numeric`, type: sql`numeric`, isValid: isNumber, order: Number };

function answers({ dataType, formType }: ProfileField, asked: readonly string[]): Condition {
  const [first = ''] = asked;
  if (dataType === 'boolean') return sql`v.value = ${first === 'true' || first === '1' ? 'true' : 'false'}::jsonb`;
  if (dataType === 'date') return within(asked, days);
  if (dataType === 'number' && formType === 'number') return within(asked, numbers);
  if (dataType.endsWith('[]'))
    return sql`exists (select from jsonb_array_elements_text(v.value) one where one = any(${[...asked]}::text[]))`;
  if (formType === 'dropdown') return sql`${text} = any(${[...asked]}::text[])`;
  return sql`${text} ilike ${like(first)}`;
}

/**
 * Which members answered so, for the members `m` of a list. A field that the viewer may not look by finds nobody, so that
 * nothing can be guessed from what is left out.
 */
export function answered(
  viewer: Viewer,
  fields: readonly ProfileField[],
  asked: Readonly<Record<string, readonly string[]>>,
): Condition[] {
  const known = new Map(searchableFields(viewer, fields).map((field) => [field.apiName, field]));
  return Object.entries(asked).flatMap(([name, values]) => {
    if (values.every((value) => value.trim() === '')) return [];
    const field = known.get(name);
    if (!field) return [sql`false`];
    return [
      sql`m.user_id in (
        select v.user_id from member_profile_field v where v.api_name = ${name} and ${answers(field, values)})`,
    ];
  });
}
