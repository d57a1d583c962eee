import { type RawBuilder, sql } from 'kysely';
import type { ProfileField } from '#api/member/profile-field.contract.ts';
import { escapeLike } from '#server/platform/like-pattern.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';

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

/** From two texts with two points between them a range, either end open; else both ends alike. */
const boundsOf = (asked: string): [string, string] => {
  const [from = '', to] = asked.split('..');
  return [from.trim(), (to ?? from).trim()];
};

const isNumber = (one: string): boolean => one !== '' && Number.isFinite(Number(one));

function within(asked: string, column: Condition, isValid: (one: string) => boolean, cast: Condition): Condition {
  const [from, to] = boundsOf(asked);
  if ((from && !isValid(from)) || (to && !isValid(to)) || (!from && !to)) return sql`false`;
  const parts = [
    ...(from ? [sql`${column} >= ${from}::${cast}`] : []),
    ...(to ? [sql`${column} <= ${to}::${cast}`] : []),
  ];
  return sql.join(parts, sql` and `);
}

const isDay = (one: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(one);

function answers({ dataType, formType }: ProfileField, asked: readonly string[]): Condition {
  const [first = ''] = asked;
  if (dataType === 'bool') return sql`v.value = ${first === 'true' || first === '1' ? 'true' : 'false'}::jsonb`;
  if (dataType === 'date') return within(first, sql`(${text})`, isDay, sql`text`);
  if (dataType === 'number' && formType === 'number')
    return within(first, sql`(${text})::numeric`, isNumber, sql`numeric`);
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
