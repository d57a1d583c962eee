import { sql } from 'kysely';
import { renderBody } from '#server/post/body/render-body.ts';
import { findSampleRecords, type Transaction } from './sample-record.ts';

/**
 * The sample reports, which fill the moderation queue: the offset of the post, the reasons, the note and the age in
 * hours.
 */
const reports = [
  { place: 3, reasons: ['rule-breaking'], note: 'This would be better placed in another category, I think.', hours: 2 },
  { place: 7, reasons: ['inappropriate'], note: '', hours: 9 },
  {
    place: 11,
    reasons: ['misleading'],
    note: 'The measures in the second paragraph cannot be right. Somebody could get hurt.',
    hours: 26,
  },
  { place: 11, reasons: ['misleading', 'rule-breaking'], note: 'Please have a look at the measures.', hours: 25 },
] as const;

const heldPost = {
  name: 'Three shops for cheap timber',
  body: 'I collected these: [one](https://example.org/oak), [two](https://example.org/ash), [three](https://example.org/elm). All of them deliver.',
};

async function insertReports(db: Transaction, now: Date, memberIDs: readonly number[]): Promise<void> {
  for (const [index, { place, reasons, note, hours }] of reports.entries()) {
    const date = new Date(now.getTime() - hours * 3_600_000);
    await sql`
      insert into report (record_type, record_id, record_name, record_html, record_user_id, date_record, category_id,
        reason_ids, note_body, note_html, insert_user_id, date_inserted)
      select 'discussion', d.discussion_id, d.name, d.body_html, d.insert_user_id, d.date_inserted, d.category_id,
        ${[...reasons]}::text[], ${note}, ${note && renderBody(note, 'text').html}, reporter.user_id, ${date}::timestamptz
      from (select * from discussion order by discussion_id offset ${place} limit 1) d,
        lateral (select user_id from unnest(${[...memberIDs]}::bigint[]) user_id
          where user_id <> d.insert_user_id order by user_id offset ${index} limit 1) reporter
    `.execute(db);
  }
}

async function insertHeldPost(db: Transaction, now: Date, memberID: number): Promise<void> {
  const { name, body } = heldPost;
  const date = new Date(now.getTime() - 5_400_000);
  await sql`
    insert into held_post (record_type, category_id, name, body_html, post, causes, findings, spam_score, insert_user_id,
      date_inserted)
    select 'discussion', c.category_id, ${name}, ${renderBody(body, 'markdown').html},
      jsonb_build_object('name', ${name}::text, 'body', ${body}::text, 'format', 'markdown', 'categoryID', c.category_id),
      '{spam}', ${JSON.stringify([{ what: 'links', subject: '3', score: 2 }])}::jsonb, 6, ${memberID}, ${date}
    from category c where c.display_as = 'discussions' and not c.is_archived
      -- Its author may begin discussions there, so that it can be approved.
      and not c.custom_permissions and (c.allowed_discussion_types is null or 'discussion' = any(c.allowed_discussion_types))
    order by c.category_id limit 1
  `.execute(db);
}

/** Adds sample reports and one held post by a sample member. */
export async function insertModeration(db: Transaction, now: Date, memberIDs: readonly number[]): Promise<void> {
  await insertReports(db, now, memberIDs);
  await insertHeldPost(db, now, memberIDs.at(-1) ?? 0);
}

/** Removes the reports by and about sample members, the related notes and escalations, and their held posts. */
export async function removeModeration(db: Transaction): Promise<void> {
  const ids = await findSampleRecords(db, 'member');
  await sql`
    delete from moderator_note n using report r
    where r.record_type = n.record_type and r.record_id = n.record_id and r.record_user_id = any(${ids}::bigint[])
  `.execute(db);
  await sql`
    delete from report where insert_user_id = any(${ids}::bigint[]) or record_user_id = any(${ids}::bigint[])
  `.execute(db);
  await sql`delete from escalation where record_user_id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from held_post where insert_user_id = any(${ids}::bigint[])`.execute(db);
}
