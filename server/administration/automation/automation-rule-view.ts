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
import { findTargets, type NamedRecord, type Occurrence } from './automation-find.queries.ts';
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
 * Returns the name and the address of a record for a viewer: empty when it is gone, in a category they cannot see, or a
 * held post in one that they do not moderate.
 */
function shownName(viewer: Viewer, target: NamedRecord | undefined): Pick<NamedRecord, 'name' | 'url'> {
  const maySee = target?.recordType === 'held-post' ? mayTriage : mayViewIn;
  return target && maySee(viewer, target.categoryID) ? { name: target.name, url: target.url } : { name: '', url: '' };
}

/** Returns the records of a run as responses contain them. */
export async function presentRecords(
  db: Queryable,
  viewer: Viewer,
  words: Translations,
  rows: readonly AutomationRecordRow[],
): Promise<AutomationDispatchRecord[]> {
  const targets = await findTargets(db, rows);
  return rows.map(({ recordType, recordID, status, isUndone, refusal }) => ({
    recordType,
    recordID,
    ...shownName(viewer, targets.get(`${recordType} ${recordID}`)),
    status: isUndone ? 'undone' : status,
    reason: refusal && !isUndone ? reasonOf(words, refusal) : null,
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
    records: listed.map(({ recordType, recordID, date }) => ({
      recordType,
      recordID,
      ...shownName(viewer, targets.get(`${recordType} ${recordID}`)),
      date,
    })),
  };
}
