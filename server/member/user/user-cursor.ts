import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { lastVisit } from './user-fragment.ts';

type Fragment = RawBuilder<unknown>;

interface Place {
  readonly column: Fragment;
  readonly type: Fragment;
  readonly isValid: (key: string) => boolean;
}

const number = { type: sql`bigint`, isValid: (key: string) => /^-?\d{1,18}$/.test(key) };

/** A moment as a number, in microseconds: what a cursor says of it can always be read. */
const moment = (column: Fragment): Fragment => sql`(extract(epoch from ${column}) * 1000000)::bigint`;

/** By what members stand in each order; who never came stands where somebody of long ago would. */
const placesFor = (seesVisits: boolean): Readonly<Record<string, Place>> => ({
  dateLastActive: { column: moment(sql`coalesce(${lastVisit(seesVisits)}, timestamptz 'epoch')`), ...number },
  dateInserted: { column: moment(sql`m.date_inserted`), ...number },
  name: { column: sql`m.name_key`, type: sql`text`, isValid: (key) => !key.includes('\0') },
  userID: { column: sql`m.user_id`, ...number },
  points: { column: sql`m.points`, ...number },
  countPosts: { column: sql`(m.count_discussions + m.count_comments)`, ...number },
});

const Cursor = z.tuple([z.string(), z.string(), z.number().int().min(0)]);

/** Where a list of members is read on: after which member, in which order. */
export interface UserCursor {
  /** Who stands after the last one that was told. */
  readonly after: Fragment;
  readonly orderBy: Fragment;
  /** By what a member stands in the list, as text. */
  readonly key: Fragment;
  /** The cursor that goes on after this member. */
  readonly nextAfter: (key: string, userID: number) => string;
}

function readParts(cursor: string): z.output<typeof Cursor> | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads a cursor of a list in this order; an empty one begins it.
 *
 * @throws {ApiError} request.invalid for a cursor of another list, or none at all.
 */
export function readUserCursor(sort: string, cursor: string, seesVisits: boolean): UserCursor {
  const place = placesFor(seesVisits)[sort.replace('-', '')] as Place;
  const [sign, direction] = sort.startsWith('-') ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const [of, key, userID] = cursor === '' ? [sort, undefined, 0] : (readParts(cursor) ?? ['', '', 0]);
  if (of !== sort || (key !== undefined && !place.isValid(key)))
    throw ApiError.fields({ cursor: 'This cursor does not belong to this list.' });
  return {
    after:
      key === undefined
        ? sql`true`
        : sql`(${place.column}, m.user_id) ${sign} (${key}::${place.type}, ${userID}::bigint)`,
    orderBy: sql`${place.column} ${direction}, m.user_id ${direction}`,
    key: sql`${place.column}::text`,
    nextAfter: (last, id) => Buffer.from(JSON.stringify([sort, last, id])).toString('base64url'),
  };
}
