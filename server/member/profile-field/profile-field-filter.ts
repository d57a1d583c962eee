import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { type Range, readRange } from '#api/query.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

type Condition = RawBuilder<unknown>;

/**
 * Returns true when the viewer may search members by a field. The viewer must be allowed to see the answers of all
 * members.
 */
const isSearchable = (viewer: Viewer, { enabled, visibility, displayOptions }: ProfileField): boolean =>
  enabled &&
  displayOptions.search &&
  (visibility === 'public' || may(viewer, visibility === 'private' ? 'personalInfo.view' : 'internalInfo.view'));

/** Returns the fields by which the viewer may search members. */
export const searchableFields = (viewer: Viewer, fields: readonly ProfileField[]): ProfileField[] =>
  fields.filter((field) => isSearchable(viewer, field));

const text = sql`v.value #>> '{}'`;

const like = (words: string): string => `%${escapeLike(words)}%`;

/**
 * Parses a range with `..`, which may be open at either end, or a range, value or list of values in the syntax of other
 * filters.
 */
const rangeIn = (requested: string): Range => {
  const [from = '', to] = requested.split('..').map((one) => one.trim());
  return to === undefined ? readRange(from) : { ...(from && { from }), ...(to && { to }) };
};

const isNumber = (one: string): boolean => one !== '' && Number.isFinite(Number(one));

/** The comparison of answers: the column, the SQL type, the validation and the sort key. */
interface Scale {
  readonly column: Condition;
  readonly type: Condition;
  readonly isValid: (text: string) => boolean;
  readonly order: (text: string) => number;
}

/**
 * Returns the condition for a range or a list of values. @throws {ApiError} request.invalid for a range that ends
 * before it begins.
 */
function within(requested: readonly string[], { column, type, isValid, order }: Scale): Condition {
  const [only = '', ...others] = requested;
  const { from, fromExclusive, to, toExclusive, values } =
    others.length > 0 ? ({ values: requested } as Range) : rangeIn(only);
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

function answers({ dataType, formType }: ProfileField, requested: readonly string[]): Condition {
  const [first = ''] = requested;
  if (dataType === 'boolean') return sql`v.value = ${first === 'true' || first === '1' ? 'true' : 'false'}::jsonb`;
  if (dataType === 'date') return within(requested, days);
  if (dataType === 'number' && formType === 'number') return within(requested, numbers);
  if (dataType.endsWith('[]'))
    return sql`exists (select from jsonb_array_elements_text(v.value) one where one = any(${[...requested]}::text[]))`;
  if (formType === 'dropdown') return sql`${text} = any(${[...requested]}::text[])`;
  return sql`${text} ilike ${like(first)}`;
}

/**
 * Returns the conditions on the members `m` of a list that filter by answers. A field by which the viewer may not
 * search matches no members, so that answers cannot be guessed from the results.
 */
export function answerConditions(
  viewer: Viewer,
  fields: readonly ProfileField[],
  requested: Readonly<Record<string, readonly string[]>>,
): Condition[] {
  const known = new Map(searchableFields(viewer, fields).map((field) => [field.apiName, field]));
  return Object.entries(requested).flatMap(([name, values]) => {
    if (values.every((value) => value.trim() === '')) return [];
    const field = known.get(name);
    if (!field) return [sql`false`];
    return [
      sql`m.user_id in (
        select v.user_id from member_profile_field v where v.api_name = ${name} and ${answers(field, values)})`,
    ];
  });
}
