import { type RawBuilder, sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { isAddressRange } from '#api/moderation/ban/address-range.ts';
import type { BanRuleType } from '#api/moderation/ban/ban-rule-type.ts';
import { patternKeys } from '#server/member/identity/identity-keys.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A stored ban rule with the number of members it matches now. */
export interface BanRuleRow {
  readonly banRuleID: number;
  readonly type: BanRuleType;
  readonly pattern: string;
  readonly note: string;
  readonly countUsers: number;
  readonly countBlocked: number;
  readonly dateLastBlocked: string | null;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
}

/** SQL condition for the members `m` that a rule can match: neither deleted nor system members. */
const standing = sql`m.date_deleted is null and not m.is_system`;

/**
 * SQL condition that a rule matches the member `m`. IP rules match the address of registration or of the last visit.
 */
const fits = (type: RawBuilder<unknown>, like: RawBuilder<unknown>, network: RawBuilder<unknown>) => sql`
  case ${type}
    when 'name' then m.name_key like ${like}
    when 'email' then coalesce(m.email_key like ${like}, false) or coalesce(m.pending_email_key like ${like}, false)
    else case when ${network} is not null
      then coalesce(address_of(m.last_ip_address) <<= ${network}, false)
        or coalesce(address_of(m.insert_ip_address) <<= ${network}, false)
      else coalesce(m.last_ip_address like ${like}, false) or coalesce(m.insert_ip_address like ${like}, false) end end`;

const columns = sql`
  ban_rule_id as "banRuleID", type, pattern, note, count_blocked as "countBlocked",
  date_last_blocked as "dateLastBlocked", insert_user_id as "insertUserID", date_inserted as "dateInserted",
  date_updated as "dateUpdated",
  (select count(*)::integer from member m where ${standing} and ${fits(sql`r.type`, sql`r.like_pattern`, sql`r.network`)}) as "countUsers"`;

/** Returns a page of ban rules, newest first, with the total count. */
export async function listBanRules(
  db: Queryable,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: BanRuleRow[]; total: number }> {
  const { rows } = await sql<BanRuleRow>`
    select ${columns} from ban_rule r order by ban_rule_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ban_rule`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a ban rule, or undefined when it does not exist. */
export async function findBanRule(db: Queryable, banRuleID: number): Promise<BanRuleRow | undefined> {
  const { rows } = await sql<BanRuleRow>`
    select ${columns} from ban_rule r where ban_rule_id = ${banRuleID}
  `.execute(db);
  return rows[0];
}

/** The content of a ban rule. */
export interface BanRuleContent {
  readonly type: BanRuleType;
  readonly pattern: string;
  readonly note: string;
}

/** Converts a pattern to an SQL `like` pattern, as stored in the column `like_pattern`. */
const asLike = (pattern: string): string => patternKeys(pattern).like_pattern;

/** Returns the network of an IP range rule; null for all other rules. */
const networkOf = ({ type, pattern }: Pick<BanRuleContent, 'type' | 'pattern'>) =>
  type === 'ip' && isAddressRange(pattern) ? sql<string>`network(${pattern.trim()}::inet)` : null;

const fitsWords = (rule: BanRuleContent) =>
  fits(sql`${rule.type}::text`, sql`${asLike(rule.pattern)}::text`, sql`(${networkOf(rule)})::cidr`);

/** Returns the first members that a rule matches, with the total count. */
export async function findFitting(
  db: Queryable,
  rule: BanRuleContent,
  most: number,
): Promise<{ userIDs: number[]; total: number }> {
  const { rows } = await sql<{ userID: number; total: number }>`
    select m.user_id as "userID", count(*) over ()::integer as total from member m
    where ${standing} and ${fitsWords(rule)}
    order by m.user_id limit ${most}
  `.execute(db);
  return { userIDs: rows.map(({ userID }) => userID), total: rows[0]?.total ?? 0 };
}

/** Returns the name of the first moderator that a rule matches; undefined when it matches none. */
export async function findFittingStaff(
  db: Queryable,
  rule: BanRuleContent,
  roleIDs: readonly number[],
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select m.name from member m
    where ${standing} and ${fitsWords(rule)}
      and (m.is_admin or exists (
        select from member_role r where r.user_id = m.user_id and r.role_id = any(${[...roleIDs]}::integer[])))
    order by m.user_id limit 1
  `.execute(db);
  return rows[0]?.name;
}

/** Inserts a ban rule. Returns undefined when an equal rule exists. */
export async function insertBanRule(
  trx: Queryable,
  rule: BanRuleContent & { banRuleID?: number | undefined; userID: number | null; now: Date },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('ban_rule')
    .values({
      ...(rule.banRuleID !== undefined && { ban_rule_id: rule.banRuleID }),
      type: rule.type,
      pattern: rule.pattern,
      ...patternKeys(rule.pattern),
      network: networkOf(rule),
      note: rule.note,
      insert_user_id: rule.userID,
      date_inserted: rule.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ban_rule_id')
    .executeTakeFirst();
  return row?.ban_rule_id;
}

/** Updates the content of a ban rule. */
export async function updateBanRule(trx: Queryable, banRuleID: number, rule: BanRuleContent, now: Date): Promise<void> {
  const { type, pattern, note } = rule;
  await trx
    .updateTable('ban_rule')
    .set({ type, pattern, ...patternKeys(pattern), network: networkOf(rule), note, date_updated: now })
    .where('ban_rule_id', '=', banRuleID)
    .execute();
}

/** Deletes a ban rule. */
export async function deleteBanRule(trx: Queryable, banRuleID: number): Promise<void> {
  await trx.deleteFrom('ban_rule').where('ban_rule_id', '=', banRuleID).execute();
}

/** The known data of a visitor to match against ban rules. */
export interface BanCandidate {
  /** The ID of an existing member, whose stored e-mail address is matched if `email` is not given. */
  readonly userID?: number | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly ipAddress?: string | undefined;
}

/**
 * Increments the counter of each rule that blocks the visitor, and returns a row for each. Usable as a statement or as
 * a part of one.
 */
export const blockingSql = ({ userID, name, email, ipAddress }: BanCandidate, now: Date): RawBuilder<unknown> => sql`
  update ban_rule set count_blocked = count_blocked + 1, date_last_blocked = ${now}
  where type = 'name' and ${name === undefined ? null : foldedIdentity(name)}::text like like_pattern
    or type = 'email' and coalesce(${email === undefined ? null : foldedIdentity(email)}::text, (
      select coalesce(email_key, pending_email_key) from member where user_id = ${userID ?? null}::bigint)) like like_pattern
    or type = 'ip' and case when network is null then ${ipAddress ?? null}::text like like_pattern
      else address_of(${ipAddress ?? null}::text) <<= network end
  returning ban_rule_id`;

/**
 * Increments the counter of each rule that blocks the visitor. Returns false when there is none. Runs one statement,
 * regardless of the number of rules.
 */
export async function countBlocked(db: Queryable, comer: BanCandidate, now: Date): Promise<boolean> {
  const { rows } = await blockingSql(comer, now).execute(db);
  return rows.length > 0;
}
