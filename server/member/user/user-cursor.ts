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

/** Selects a time as an integer in microseconds, so that the value in a cursor can always be parsed. */
const moment = (column: Fragment): Fragment => sql`(extract(epoch from ${column}) * 1000000)::bigint`;

/** The sort keys of each order. A member who has never visited sorts as if their last visit was at the epoch. */
const placesFor = (seesVisits: boolean): Readonly<Record<string, Place>> => ({
  dateLastActive: { column: moment(sql`coalesce(${lastVisit(seesVisits)}, timestamptz 'epoch')`), ...number },
  dateInserted: { column: moment(sql`m.date_inserted`), ...number },
  name: { column: sql`m.name_key`, type: sql`text`, isValid: (key) => !key.includes('\0') },
  userID: { column: sql`m.user_id`, ...number },
  points: { column: sql`m.points`, ...number },
  countPosts: { column: sql`(m.count_discussions + m.count_comments)`, ...number },
});

const Cursor = z.tuple([z.string(), z.string(), z.number().int().min(0)]);

/** A position in a sorted list of members from which reading continues. */
export interface UserCursor {
  /** The condition that selects the members after the cursor. */
  readonly after: Fragment;
  readonly orderBy: Fragment;
  /** The sort key of a member, as text. */
  readonly key: Fragment;
  /** Returns the cursor that continues after this member. */
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
 * Parses a cursor of a list in this order. An empty cursor starts the list.
 *
 * @throws {ApiError} request.invalid for an invalid cursor or one of another list.
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
