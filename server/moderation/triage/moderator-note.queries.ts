import { sql } from 'kysely';
import type { RecordName } from '#server/moderation/report/reported-record.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A stored note. */
export interface NoteRow extends RecordName {
  readonly moderatorNoteID: number;
  readonly body: string;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
}

const columns = sql`moderator_note_id as "moderatorNoteID", record_type as "recordType", record_id as "recordID", body,
  insert_user_id as "insertUserID", date_inserted as "dateInserted"`;

/** Returns the notes about a record, oldest first. */
export async function listNotes(db: Queryable, { recordType, recordID }: RecordName): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${columns} from moderator_note
    where record_type = ${recordType} and record_id = ${recordID} order by moderator_note_id
  `.execute(db);
  return rows;
}

/** Inserts a note. */
export async function insertNote(
  db: Queryable,
  { recordType, recordID, body, userID, now }: RecordName & { body: string; userID: number; now: Date },
): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`
    insert into moderator_note (record_type, record_id, body, insert_user_id, date_inserted)
    values (${recordType}, ${recordID}, ${body.replaceAll('\0', '')}, ${userID}, ${now})
    returning ${columns}
  `.execute(db);
  return rows[0] as NoteRow;
}

/** Returns the category of a record; null when it has none, undefined when the record does not exist. */
export async function findPlace(
  db: Queryable,
  { recordType, recordID }: RecordName,
): Promise<number | null | undefined> {
  const { rows } = await sql<{ category_id: number | null }>`
    select category_id from discussion where ${recordType} = 'discussion' and discussion_id = ${recordID}
    union all select d.category_id from comment c join discussion d using (discussion_id)
      where ${recordType} = 'comment' and c.comment_id = ${recordID}
    union all select null::bigint from conversation_message where ${recordType} = 'message' and message_id = ${recordID}
    union all select null::bigint from member where ${recordType} = 'user' and user_id = ${recordID}
  `.execute(db);
  return rows[0]?.category_id;
}

/** The title of the record of a note, its escalation, and whether it is reported. */
export interface NoteSubject {
  readonly name: string;
  readonly escalationID: number | null;
  readonly isReported: boolean;
}

/** Returns the title, escalation and report state of a record. */
export async function findNoted(db: Queryable, { recordType, recordID }: RecordName): Promise<NoteSubject> {
  const { rows } = await sql<NoteSubject>`
    select
      coalesce(case ${recordType}::text
        when 'discussion' then (select name from discussion where discussion_id = ${recordID})
        when 'comment' then (
          select 'Re: ' || d.name from comment c join discussion d using (discussion_id) where c.comment_id = ${recordID})
        when 'user' then (select name from member where user_id = ${recordID})
      end, '') as name,
      (select max(escalation_id) from escalation
        where record_type = ${recordType} and record_id = ${recordID}) as "escalationID",
      exists (select from report where record_type = ${recordType} and record_id = ${recordID}) as "isReported"
  `.execute(db);
  return rows[0] as NoteSubject;
}
