import { discussionUrl } from '#api/discussion/urls.ts';
import { escalationUrl } from '#api/moderation/escalation/escalation-url.ts';
import { recordReportsUrl } from '#api/moderation/triage/report-filter.ts';
import type { RecordName } from '#server/moderation/report/reported-record.ts';
import { mentionsIn } from '#server/notification/mention.ts';
import { notify } from '#server/notification/notify.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { renderMentioning } from '#server/post/body/mention-resolution.ts';
import { findModeratorsAmong } from './assignee.ts';
import { findNoted, insertNote, type NoteRow, type NoteSubject } from './moderator-note.queries.ts';

/** A moderator note to insert, with its record and category. */
export interface NewNote extends RecordName {
  readonly body: string;
  readonly userID: number;
  readonly categoryID: number | null;
}

/**
 * Returns the URL where a note is read: the escalation of its record; without one, the page of an unreported
 * discussion; otherwise the reports of the record.
 */
function urlOf({ recordType, recordID }: RecordName, { name, escalationID, isReported }: NoteSubject): string {
  if (escalationID !== null) return escalationUrl(escalationID);
  if (recordType === 'discussion' && !isReported) return discussionUrl({ discussionID: recordID, name });
  return recordReportsUrl({ recordType, recordID });
}

/** Stores a note and notifies mentioned moderators of the category (@name). Nobody else is notified. */
export async function writeNote(forum: Forum, note: NewNote): Promise<NoteRow> {
  // Notes are plain text; mentions are recognized as in posts.
  const rendered = await renderMentioning(forum.db, note.body, 'markdown');
  const mentioned = mentionsIn(rendered.html);
  return inTransaction(forum.db, async (trx) => {
    const row = await insertNote(trx, { ...note, now: forum.now() });
    if (mentioned.length === 0) return row;
    const noted = await findNoted(trx, note);
    await notify(trx, {
      type: 'Mention',
      recipients: await findModeratorsAmong({ ...forum, db: trx }, mentioned, note.categoryID),
      actorID: note.userID,
      recordType: 'moderator-note',
      recordID: row.moderatorNoteID,
      data: { name: noted.name, url: urlOf(note, noted) },
    });
    return row;
  });
}
