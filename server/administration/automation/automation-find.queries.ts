import { type RawBuilder, sql } from 'kysely';
import type { AutomationRuleContent } from '#api/administration/automation/automation-rule.contract.ts';
import { ApiError } from '#api/errors.ts';
import { viewableSql } from '#server/category/viewable.ts';
import { triagedBy } from '#server/moderation/triage/triage.policy.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { automation } from './automation-parts.ts';
import type { AutomationKind, AutomationTarget, Period } from './automation-registry.ts';

/** The trigger, conditions and action of a rule. */
export type RuleParts = Pick<
  AutomationRuleContent,
  'triggerType' | 'triggerValue' | 'conditions' | 'actionType' | 'actionValue'
>;

/** A record at which a trigger fired. */
export interface Occurrence {
  readonly recordType: string;
  readonly recordID: number;
  readonly occurrence: string;
  readonly date: string;
}

/** The joins, category, text and restrictions of each kind of records. The found record is `o`, its author `m`. */
interface KindSource {
  readonly joins: RawBuilder<unknown>;
  readonly categoryID: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

const sources: Readonly<Record<AutomationKind, KindSource>> = {
  member: {
    joins: sql`join member m on m.user_id = o.record_id`,
    categoryID: sql`null::bigint`,
    text: sql`m.name`,
    where: sql`m.date_deleted is null and not m.is_system and not m.banned`,
  },
  discussion: {
    joins: sql`join discussion d on d.discussion_id = o.record_id join member m on m.user_id = d.insert_user_id`,
    categoryID: sql`d.category_id`,
    text: sql`(d.name || ' ' || d.body)`,
    where: sql`d.date_deleted is null`,
  },
  post: {
    joins: sql`
      left join comment c on o.record_type = 'comment' and c.comment_id = o.record_id
      join discussion d
        on d.discussion_id = case when o.record_type = 'comment' then c.discussion_id else o.record_id end
      join member m on m.user_id = coalesce(c.insert_user_id, d.insert_user_id)`,
    categoryID: sql`d.category_id`,
    text: sql`coalesce(c.body, d.name || ' ' || d.body)`,
    where: sql`d.date_deleted is null and c.date_deleted is null`,
  },
  heldPost: {
    joins: sql`join held_post h on h.held_post_id = o.record_id join member m on m.user_id = h.insert_user_id`,
    categoryID: sql`h.category_id`,
    text: sql`(h.name || ' ' || h.body_html)`,
    where: sql`h.status = 'held'`,
  },
};

/** The search for the records of a rule. `ruleID` omits the records on which the rule has already acted. */
export interface OccurrenceSearch {
  /** The member with whose permissions the rule acts. Records that this member cannot see are omitted. */
  readonly viewer: Viewer;
  readonly period: Period;
  readonly limit: number;
  readonly ruleID?: number | undefined;
}

const isVisible = (viewer: Viewer, kind: AutomationKind, categoryID: RawBuilder<unknown>): RawBuilder<unknown> =>
  kind === 'heldPost' ? triagedBy(viewer, categoryID) : viewableSql(viewer, categoryID);

/** Finds the records at which a rule acts in a period, oldest first, in the categories that the viewer may see. */
export async function findOccurrences(
  db: Queryable,
  { triggerType, triggerValue, conditions }: RuleParts,
  { viewer, period, limit, ruleID }: OccurrenceSearch,
): Promise<Occurrence[]> {
  const trigger = automation.triggers.get(triggerType);
  if (!trigger) throw new ApiError('automation-rule.unknown-trigger');
  const { kind } = trigger;
  const { joins, where, categoryID, text } = sources[kind];
  const facts = { kind, categoryID, text, now: period.to };
  const tests = conditions.map(({ conditionType, conditionValue }) => {
    const condition = automation.conditions.get(conditionType);
    if (!condition) throw new ApiError('automation-rule.unknown-trigger');
    return condition.where(condition.settings.parse(conditionValue), facts);
  });
  const isNew =
    ruleID === undefined
      ? sql`true`
      : sql`not exists (
          select from automation_record r where r.automation_rule_id = ${ruleID} and r.record_type = o.record_type
            and r.record_id = o.record_id and r.occurrence = o.occurrence)`;
  const { rows } = await sql<Occurrence>`
    select o.record_type as "recordType", o.record_id as "recordID", o.occurrence, o.happened as date
    from (${trigger.find(trigger.settings.parse(triggerValue), period)}) o ${joins}
    where ${where} and ${isNew} and ${isVisible(viewer, kind, categoryID)} ${sql.join(
      tests.map((test) => sql`and ${test}`),
      sql` `,
    )}
    order by o.happened, o.record_id limit ${limit}
  `.execute(db);
  return rows;
}

/** A record by its type and ID. */
type Named = Pick<Occurrence, 'recordType' | 'recordID'>;

/** A record with its author, category, name and address. It may be deleted. */
export interface NamedRecord extends Omit<AutomationTarget, 'runID'> {}

/** Returns the key of a record in the result of `findTargets`. */
export const targetKey = ({ recordType, recordID }: Named): string => `${recordType} ${recordID}`;

/** Returns the names, authors and categories of records by their `targetKey`. */
export async function findTargets(db: Queryable, records: readonly Named[]): Promise<ReadonlyMap<string, NamedRecord>> {
  const { rows } = await sql<NamedRecord>`
    select r.record_type as "recordType", r.record_id as "recordID",
      coalesce(m.user_id, c.insert_user_id, h.insert_user_id, d.insert_user_id) as "userID",
      coalesce(h.category_id, d.category_id) as "categoryID",
      coalesce(m.name, nullif(h.name, ''), d.name, '') as name,
      case r.record_type when 'member' then '/profile/' || r.record_id || '/' || r.record_id
        when 'comment' then '/discussion/comment/' || r.record_id || '#Comment_' || r.record_id
        when 'discussion' then '/discussion/' || r.record_id
        else '/dashboard/content/approval' end as url
    from unnest(${records.map(({ recordType }) => recordType)}::text[],
      ${records.map(({ recordID }) => recordID)}::bigint[]) as r (record_type, record_id)
    left join member m on r.record_type = 'member' and m.user_id = r.record_id
    left join comment c on r.record_type = 'comment' and c.comment_id = r.record_id
    left join held_post h on r.record_type = 'held-post' and h.held_post_id = r.record_id
    left join discussion d on d.discussion_id = case r.record_type when 'discussion' then r.record_id
      when 'comment' then c.discussion_id when 'held-post' then h.discussion_id end
  `.execute(db);
  return new Map(rows.map((row) => [targetKey(row), row]));
}
