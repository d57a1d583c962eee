import type { RawBuilder, Transaction } from 'kysely';
import type { z } from 'zod';
import type { automationKinds } from '#api/administration/automation/automation-rule.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import type { LongJobContext } from '#server/moderation/bulk/long-job.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** A kind of records that rules act on. `post` is a discussion or a comment. */
export type AutomationKind = (typeof automationKinds)[number];

/** The period in which a trigger fires: after `from`, up to and including `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The fields that triggers, conditions and actions share. */
interface Part<Settings extends z.ZodObject> {
  /** Identifies the part in stored rules. It never changes. */
  readonly id: string;
  readonly name: MessageID;
  readonly settings: Settings;
}

/** Finds records at which something happened (docs/how-to-add-an-automation-part.md). */
export interface AutomationTrigger<Settings extends z.ZodObject = z.ZodObject> extends Part<Settings> {
  readonly kind: AutomationKind;
  /**
   * Whether it finds what is so now, without a date. A rule then also acts on records that were so before it was
   * activated.
   */
  readonly actsOnPresent?: boolean;
  /**
   * Returns a statement that selects `record_type`, `record_id`, `happened` (timestamptz) and `occurrence` (text). A
   * rule acts once on each occurrence of a record; what a rule itself changes must not be part of it. Select only
   * records whose `happened` is in the period. Deleted records are removed afterwards.
   */
  find(settings: z.output<Settings>, period: Period): RawBuilder<unknown>;
}

/** SQL expressions of a found record that conditions use. The author of the record is `m`. */
export interface ConditionFacts {
  readonly kind: AutomationKind;
  readonly categoryID: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
  readonly now: Date;
}

/** Narrows the found records by an SQL condition. */
export interface AutomationCondition<Settings extends z.ZodObject = z.ZodObject> extends Part<Settings> {
  readonly kinds: readonly AutomationKind[];
  where(settings: z.output<Settings>, facts: ConditionFacts): RawBuilder<unknown>;
}

/** A record that an action is applied to. */
export interface AutomationTarget {
  readonly recordType: string;
  readonly recordID: number;
  /** The member, or the author of the post. */
  readonly userID: number;
  readonly categoryID: number | null;
  readonly name: string;
  readonly url: string;
  readonly runID: number;
}

/** Changes a record. */
export interface AutomationAction<Settings extends z.ZodObject = z.ZodObject> extends Part<Settings> {
  readonly kinds: readonly AutomationKind[];
  /** Checks when a rule is saved that the viewer may use the settings. */
  check?(forum: Forum, viewer: Viewer, settings: z.output<Settings>): Promise<void>;
  /**
   * Applies the action through the functions that the API uses, so that permissions, counts, notifications and the log
   * are right. An `ApiError` rejects the record. The entries of the log that it makes undo the action. Must use only the
   * transaction.
   */
  apply(
    trx: Transaction<Tables>,
    scene: LongJobContext,
    settings: z.output<Settings>,
    target: AutomationTarget,
  ): Promise<unknown>;
}

/** Defines a trigger with the types of its settings. */
export const defineTrigger = <Settings extends z.ZodObject>(part: AutomationTrigger<Settings>) =>
  part as unknown as AutomationTrigger;

/** Defines a condition with the types of its settings. */
export const defineCondition = <Settings extends z.ZodObject>(part: AutomationCondition<Settings>) =>
  part as unknown as AutomationCondition;

/** Defines an action with the types of its settings. */
export const defineAction = <Settings extends z.ZodObject>(part: AutomationAction<Settings>) =>
  part as unknown as AutomationAction;

/** Everything that rules can be made of. */
export interface AutomationRegistry {
  readonly triggers: ReadonlyMap<string, AutomationTrigger>;
  readonly conditions: ReadonlyMap<string, AutomationCondition>;
  readonly actions: ReadonlyMap<string, AutomationAction>;
}

const byID = <P extends { readonly id: string }>(parts: readonly P[]): ReadonlyMap<string, P> => {
  const map = new Map(parts.map((part) => [part.id, part]));
  if (map.size < parts.length) throw new Error('Two parts of automation rules have the same ID.');
  return map;
};

/** Collects the parts of rules. @throws {Error} When two parts of the same sort have the same ID. */
export const registerAutomation = (parts: {
  readonly triggers: readonly AutomationTrigger[];
  readonly conditions: readonly AutomationCondition[];
  readonly actions: readonly AutomationAction[];
}): AutomationRegistry =>
  Object.freeze({
    triggers: byID(parts.triggers),
    conditions: byID(parts.conditions),
    actions: byID(parts.actions),
  });
