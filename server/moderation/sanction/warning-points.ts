import { sql } from 'kysely';
import type { SanctionKind } from '#api/moderation/decision/decision-kind.ts';
import {
  type DecisionReason,
  type DecisionRow,
  findInForce,
  insertDecision,
  liftDecision,
} from '#server/moderation/decision/decision.queries.ts';
import { notifyDecision } from '#server/moderation/decision/decision-notification.ts';
import { decisionLogKey } from '#server/moderation/decision/decision-undo.ts';
import type { LogState } from '#server/moderation/log/moderation-log.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { updateSanctionColumns } from './member-standing.queries.ts';

/**
 * A rule for warning points: the number of points that causes a mute or ban, and its duration in days; null means until
 * it is lifted.
 */
export interface PointRule {
  readonly points: number;
  readonly kind: 'mute' | 'ban';
  readonly days: number | null;
}

const day = 86_400_000;

async function pointsOf(trx: Queryable, userID: number, now: Date): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::integer as points from decision
    where user_id = ${userID} and kind = 'warning' and date_lifted is null
      and (date_expires is null or date_expires > ${now})
  `.execute(trx);
  return rows[0]?.points ?? 0;
}

const isMilder = (former: DecisionRow, dateExpires: Date | null): boolean =>
  former.dateExpires !== null && (dateExpires === null || Date.parse(former.dateExpires) < dateExpires.getTime());

/** The sanction caused by the points of a warning, with the states for the log entry. */
export interface RuleOutcome {
  readonly decisionID: number;
  readonly before: LogState;
  readonly after: LogState;
}

/**
 * Mutes or bans a member when the points of a warning reach a rule. The strictest newly reached rule applies. A
 * sanction in force that lasts at least as long stays unchanged. Returns undefined when no rule applies.
 */
export async function applyPointRules(
  trx: Queryable,
  { userID, warningID, points, rules, reason, now }: PointedWarning,
): Promise<RuleOutcome | undefined> {
  if (points === 0 || rules.length === 0) return undefined;
  const all = await pointsOf(trx, userID, now);
  const [rule] = rules
    .filter((one) => one.points <= all && one.points > all - points)
    .sort((a, b) => b.points - a.points);
  if (!rule) return undefined;
  const { kind, days } = rule;
  const dateExpires = days === null ? null : new Date(now.getTime() + days * day);
  const former = await findInForce(trx, { userID, kind, now });
  if (former && !isMilder(former, dateExpires)) return undefined;
  if (former) await liftDecision(trx, { decisionID: former.decisionID, userID: null, by: 'replacement', now });
  const decisionID = await insertDecision(trx, {
    ...{ kind, userID, reason, dateExpires, now },
    insertUserID: null,
    isAutomated: true,
    causedBy: warningID,
  });
  await updateSanctionColumns(trx, { userID, kind, now });
  await notifyDecision(trx, { decisionID, userID, news: kind });
  return { decisionID, before: { [kind]: former?.decisionID ?? null }, after: { [kind]: decisionID } };
}

interface PointedWarning {
  readonly userID: number;
  readonly warningID: number;
  readonly points: number;
  readonly rules: readonly PointRule[];
  readonly reason: DecisionReason;
  readonly now: Date;
}

/** Ends the sanctions caused by a warning when the warning is lifted. Returns the states for the log entry. */
export async function liftCaused(
  trx: Queryable,
  { decisionID, userID, byUserID, by, now }: LiftedWarning,
): Promise<{ before: LogState; after: LogState }> {
  const { rows } = await sql<{ id: number; kind: SanctionKind }>`
    select decision_id as id, kind from decision
    where caused_by = ${decisionID} and date_lifted is null and (date_expires is null or date_expires > ${now})
  `.execute(trx);
  for (const { id, kind } of rows) {
    await liftDecision(trx, { decisionID: id, userID: byUserID, by, now });
    await updateSanctionColumns(trx, { userID, kind, now });
  }
  const states = rows.map(({ id, kind }) => [decisionLogKey(kind, id), id] as const);
  return {
    before: Object.fromEntries(states),
    after: Object.fromEntries(states.map(([key]) => [key, null])),
  };
}

interface LiftedWarning {
  readonly decisionID: number;
  /** The warned member. */
  readonly userID: number;
  readonly byUserID: number;
  readonly by: 'moderator' | 'appeal';
  readonly now: Date;
}
