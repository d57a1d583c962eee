import { sql } from 'kysely';
import type { z } from 'zod';
import type { DraftPatch } from '#api/composer/draft/draft.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findPostPlace } from '#server/discussion/post-place.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { StoredDraft } from './draft.queries.ts';

type Patch = z.output<typeof DraftPatch>;
type Finder = (db: Queryable, viewer: Viewer, recordID: number) => Promise<boolean>;

const isPostThere =
  (recordType: 'discussion' | 'comment'): Finder =>
  async (db, viewer, recordID) => {
    const place = await findPostPlace(db, { recordType, recordID });
    return place !== undefined && !place.isDeleted && may(viewer, 'discussions.view', place.categoryID);
  };

const isCategoryThere: Finder = async (_, viewer, categoryID) =>
  viewer.categories.find(categoryID) !== undefined && may(viewer, 'discussions.view', categoryID);

const isConversationThere: Finder = async (db, viewer, conversationID) => {
  const { rows } = await sql`
    select from conversation_member where conversation_id = ${conversationID} and user_id = ${viewer.userID} and date_left is null
  `.execute(db);
  return rows.length > 0;
};

const isEscalationThere: Finder = async (db, viewer, escalationID) => {
  if (!may(viewer, 'community.moderate')) return false;
  const { rows } = await sql`select from escalation where escalation_id = ${escalationID}`.execute(db);
  return rows.length > 0;
};

/**
 * The existence check for each type of record that a draft can reference. Types without a check do not exist on this
 * site.
 */
const finders: Readonly<Record<string, Finder>> = {
  discussion: isPostThere('discussion'),
  comment: isPostThere('comment'),
  category: isCategoryThere,
  conversation: isConversationThere,
  escalation: isEscalationThere,
};

const requireRecord = async (
  db: Queryable,
  viewer: Viewer,
  { field, kind, id }: { field: string; kind: string; id: number },
): Promise<void> => {
  if (!(await finders[kind]?.(db, viewer, id))) throw ApiError.fields({ [field]: `There is no ${kind} ${id}.` });
};

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/**
 * Checks a draft against the records it references (docs/behavior/composer.md#drafts): the parent and the edited record
 * must exist and be readable by the viewer, and a comment must have a body. Records that the stored draft references
 * already are not checked again, so that text can still be saved after its author has lost access to the discussion.
 *
 * @throws {ApiError} `request.invalid` with the field that is wrong.
 */
export async function checkDraftRecords(
  db: Queryable,
  viewer: Viewer,
  draft: Patch,
  before?: StoredDraft,
): Promise<void> {
  const recordType = draft.recordType ?? before?.recordType ?? '';
  if (recordType === 'comment' && draft.attributes && isBlank(draft.attributes.body))
    throw ApiError.fields({ 'attributes.body': 'Body is required.' });
  const { parentRecordID, recordID } = draft;
  const parentType = draft.parentRecordType ?? before?.parentRecordType;
  const isOldParent = parentRecordID === before?.parentRecordID && parentType === before?.parentRecordType;
  if (parentRecordID && !isOldParent) {
    if (!parentType) throw ApiError.fields({ parentRecordType: 'This field is required.' });
    await requireRecord(db, viewer, { field: 'parentRecordID', kind: parentType, id: parentRecordID });
  }
  if (recordID && recordID !== before?.recordID)
    await requireRecord(db, viewer, { field: 'recordID', kind: recordType, id: recordID });
}
