import type {
  AutomationDispatch,
  AutomationDispatchRecord,
  AutomationPreview,
  AutomationRule,
} from '#api/administration/automation/automation-rule.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';
import { mayViewIn } from '#server/category/viewable.ts';
import type { StoredRefusal } from '#server/moderation/bulk/long-job.queries.ts';
import { failureOf } from '#server/moderation/bulk/stored-refusal.ts';
import { mayTriage } from '#server/moderation/triage/triage.policy.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { translateErrorBody } from '#server/platform/http/error-translation.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findTargets, type NamedRecord, type Occurrence, targetKey } from './automation-find.queries.ts';
import { automation } from './automation-parts.ts';
import type { AutomationRuleRow, CountedRuleRow } from './automation-rule.queries.ts';
import type { AutomationRecordRow, AutomationRunRow } from './automation-run.queries.ts';

/** Returns the name of a part, or its ID when an add-on that is no longer there defined it. */
const nameOf = ({ t }: Translations, part: { readonly name: MessageID } | undefined, id: string): string =>
  part ? t(part.name) : id;

const partNames = (
  words: Translations,
  { triggerType, actionType }: Pick<AutomationRuleRow, 'triggerType' | 'actionType'>,
) => ({
  triggerName: nameOf(words, automation.triggers.get(triggerType), triggerType),
  actionName: nameOf(words, automation.actions.get(actionType), actionType),
});

/** Returns rules as responses contain them. */
export async function presentRules(
  db: Queryable,
  words: Translations,
  rows: readonly CountedRuleRow[],
): Promise<AutomationRule[]> {
  const authors = await findAuthors(
    db,
    rows.map(({ updateUserID }) => updateUserID),
  );
  return rows.map(({ updateUserID, suspension, activeTime: _active, scannedTime: _scanned, ...row }) => ({
    ...row,
    ...partNames(words, row),
    actsOnPresent: automation.triggers.get(row.triggerType)?.actsOnPresent ?? false,
    suspension: suspension === null ? null : words.t(`errors.${suspension}` as MessageID),
    updateUser: updateUserID === null ? null : authors(updateUserID),
  }));
}

/** Returns runs as responses contain them. */
export async function presentRuns(
  db: Queryable,
  words: Translations,
  rows: readonly AutomationRunRow[],
): Promise<AutomationDispatch[]> {
  const authors = await findAuthors(
    db,
    rows.map(({ userID }) => userID),
  );
  return rows.map(({ runID, ruleID, rule, kind, userID, date, status, isUndoing, ...row }) => ({
    ...row,
    status: isUndoing ? 'undoing' : status,
    automationRuleDispatchID: runID,
    automationRuleID: ruleID,
    name: rule.name,
    ...partNames(words, rule),
    dispatchType: kind,
    dispatchUser: userID === null ? null : authors(userID),
    dateDispatched: date,
  }));
}

const reasonOf = (words: Translations, refusal: StoredRefusal): string => {
  const { message, description } = translateErrorBody(failureOf(refusal), words);
  const fields = (refusal.details as { errors?: Record<string, readonly { message?: string }[]> }).errors ?? {};
  const [field] = Object.values(fields).flat();
  return description ?? field?.message ?? message;
};

/**
 * Returns a record with its name and its address for a viewer. Both are empty when it is gone, in a category that the
 * viewer cannot see, or a held post in one that they do not moderate.
 */
function shownRecord(
  viewer: Viewer,
  { recordType, recordID }: Pick<NamedRecord, 'recordType' | 'recordID'>,
  target: NamedRecord | undefined,
): Pick<NamedRecord, 'recordType' | 'recordID' | 'name' | 'url'> {
  const maySee = recordType === 'held-post' ? mayTriage : mayViewIn;
  const { name, url } = target && maySee(viewer, target.categoryID) ? target : { name: '', url: '' };
  return { recordType, recordID, name, url };
}

/** Returns the records of a run as responses contain them. */
export async function presentRecords(
  db: Queryable,
  viewer: Viewer,
  words: Translations,
  rows: readonly AutomationRecordRow[],
): Promise<AutomationDispatchRecord[]> {
  const targets = await findTargets(db, rows);
  return rows.map((row) => ({
    ...shownRecord(viewer, row, targets.get(targetKey(row))),
    status: row.isUndone ? 'undone' : row.status,
    reason: row.refusal && !row.isUndone ? reasonOf(words, row.refusal) : null,
  }));
}

/** The number of records that a dry run lists. */
const mostListed = 50;

/** Returns the result of a dry run, in which at most `most` records were counted. */
export async function presentPreview(
  db: Queryable,
  viewer: Viewer,
  found: readonly Occurrence[],
  most: number,
): Promise<AutomationPreview> {
  const listed = found.slice(0, mostListed);
  const targets = await findTargets(db, listed);
  return {
    count: Math.min(found.length, most),
    hasMore: found.length > most,
    records: listed.map((one) => ({ ...shownRecord(viewer, one, targets.get(targetKey(one))), date: one.date })),
  };
}
