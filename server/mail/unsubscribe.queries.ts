import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { choiceOf, type EventChoices } from '#api/notification/preferences.ts';
import { changeStoredPreferences, findPreferences } from '#server/notification/notification-preference.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { type DigestFrequency, mailPreferenceIn } from './mail-preference.ts';
import type { UnsubscribeReason } from './mail-template.ts';

/** The state of a preference: the e-mail of an event or category on or off, or the frequency of the digest. */
export type ReasonState = boolean | 'none' | 'daily' | 'weekly';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The defaults of the site for members who have not chosen: the channels of events, and the digest. */
export interface UsualChoices {
  readonly events: EventChoices;
  readonly digest: DigestFrequency;
}

/** Returns the current states of a member's preferences. */
export async function readReasons(
  db: Queryable,
  userID: number,
  reasons: readonly UnsubscribeReason[],
  usual: UsualChoices,
): Promise<ReasonState[]> {
  const stored = (await findPreferences(db, [userID])).get(userID) ?? {};
  const states: ReasonState[] = [];
  for (const reason of reasons) {
    if (reason.kind === 'digest') states.push(mailPreferenceIn(stored, usual.digest).digest);
    else if (reason.kind === 'event') states.push(choiceOf(reason.type, stored as EventChoices, usual.events).email);
    else states.push(await readCategory(db, userID, reason));
  }
  return states;
}

async function readCategory(
  db: Queryable,
  userID: number,
  { categoryID, what }: { categoryID: number; what: string },
): Promise<boolean> {
  const { rows } = await sql<{ isOn: boolean }>`
    select followed and preferences -> ${`preferences.email.${what}`} = 'true' as "isOn"
    from category_member where user_id = ${userID} and category_id = ${categoryID}`.execute(db);
  return rows[0]?.isOn === true;
}

/** Sets the states of a member's preferences. */
export async function writeReasons(
  db: Queryable,
  userID: number,
  changes: readonly { reason: UnsubscribeReason; state: ReasonState }[],
  now: Date,
): Promise<void> {
  for (const { reason, state } of changes) {
    if (reason.kind === 'category') await writeCategory(db, userID, reason, state === true);
    else if (reason.kind === 'digest') await changeStoredPreferences(db, userID, { Digest: { frequency: state } }, now);
    else await changeStoredPreferences(db, userID, { [reason.type]: { email: state === true } }, now);
  }
}

async function writeCategory(
  db: Queryable,
  userID: number,
  { categoryID, what }: { categoryID: number; what: string },
  isOn: boolean,
): Promise<void> {
  await sql`
    update category_member
    set preferences = preferences || jsonb_build_object(${`preferences.email.${what}`}::text, ${isOn}::boolean)
    where user_id = ${userID} and category_id = ${categoryID}`.execute(db);
}

/** Returns the states before a link was used; undefined if it was not used. */
export async function findPreviousStates(db: Queryable, token: string): Promise<ReasonState[] | undefined> {
  const row = await db
    .selectFrom('unsubscribe')
    .select('before')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.before as unknown as ReasonState[] | undefined;
}

/** Stores the states before a link is used. Returns false if it has already been used. */
export async function storePreviousStates(
  db: Queryable,
  token: string,
  { userID, before, now }: { userID: number; before: readonly ReasonState[]; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('unsubscribe')
    .values({ token_hash: hashOf(token), user_id: userID, before: JSON.stringify(before), date_inserted: now })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes the record that a link was used. */
export async function deletePreviousStates(db: Queryable, token: string): Promise<void> {
  await db.deleteFrom('unsubscribe').where('token_hash', '=', hashOf(token)).execute();
}
