import { ApiError } from '#api/errors.ts';
import { findConversation } from '#server/conversation/conversation.queries.ts';
import { findMessage } from '#server/conversation/message.queries.ts';
import { findMessageFiles } from '#server/conversation/message-file.queries.ts';
import { findReadablePost } from '#server/discussion/readable-post.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';
import type { PostReference } from '#server/post/revision.queries.ts';

/** A record that can be reported, by type and ID. */
export interface RecordName {
  readonly recordType: 'discussion' | 'comment' | 'message' | 'user';
  readonly recordID: number;
}

/** A record as its reporter sees it. */
export interface ReportedRecord {
  readonly name: string;
  readonly html: string;
  readonly userID: number;
  readonly date: string;
  readonly categoryID: number | null;
}

type Finder = (forum: Forum, viewer: Viewer, recordID: number) => Promise<ReportedRecord>;

const gone = 'report.record-not-found';

const findReportedPost =
  (recordType: PostReference['recordType']): Finder =>
  async ({ db }, viewer, recordID) => {
    const post = await findReadablePost(db, viewer, { recordType, recordID }, gone);
    const { name, html, userID, dateInserted: date, categoryID } = post;
    return { name, html, userID, date, categoryID };
  };

/** Renders the linked list of a message's files, as shown below its text. */
async function fileListOf(db: Queryable, messageID: number): Promise<string> {
  const files = (await findMessageFiles(db, [messageID])).get(messageID) ?? [];
  const items = files.map(
    ({ mediaID, name }) => `<li><a href="/api/v2/media/${mediaID}/download">${escapeHtml(name)}</a></li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

const findReportedMessage: Finder = async (forum, viewer, recordID) => {
  const { db } = forum;
  const row = requireFound(await findMessage(db, recordID), gone);
  const conversation = await findConversation(db, row.conversation_id, viewer.userID);
  if (!conversation?.takes_part) throw new ApiError(gone);
  return {
    name: conversation.name,
    html: row.body_html + (await fileListOf(db, recordID)),
    userID: row.insert_user_id,
    date: row.date_inserted,
    categoryID: null,
  };
};

const findReportedMember: Finder = async ({ db }, viewer, recordID) => {
  requirePermission(viewer, 'profiles.view');
  const row = requireFound(await findUser(db, recordID), gone);
  return { name: row.name, html: row.aboutHtml ?? '', userID: row.userID, date: row.dateInserted, categoryID: null };
};

const finders: Readonly<Record<RecordName['recordType'], Finder>> = {
  discussion: findReportedPost('discussion'),
  comment: findReportedPost('comment'),
  message: findReportedMessage,
  user: findReportedMember,
};

/**
 * Returns a record as the viewer sees it.
 *
 * @throws {ApiError} report.record-not-found, and the errors of reading the record.
 */
export const findRecord = (forum: Forum, viewer: Viewer, { recordType, recordID }: RecordName) =>
  finders[recordType](forum, viewer, recordID);

/**
 * Returns the record to report as the viewer sees it. Rejects records that do not exist, that the viewer may not see,
 * or that belong to the viewer.
 *
 * @throws {ApiError} report.record-not-found, report.own, and the errors of reading the record.
 */
export async function findReportable(forum: Forum, viewer: Viewer, name: RecordName): Promise<ReportedRecord> {
  const record = await findRecord(forum, viewer, name);
  if (record.userID === viewer.userID) throw new ApiError('report.own');
  return record;
}
