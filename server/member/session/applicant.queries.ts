import { type Kysely, sql } from 'kysely';
import type { Applicant } from '#api/member/session/applicant.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * An applicant with fields that only some viewers may see. `mailTo` is the confirmed address, not one with a pending
 * confirmation.
 */
export type ApplicantRow = Required<Applicant> & { readonly mailTo: string | null };

const columns = sql`
  m.user_id as "applicantID", m.user_id as "userID", m.name, m.email as "mailTo", coalesce(m.email, m.pending_email) as email,
  m.email_confirmed as "emailConfirmed", m.discovery_text as "discoveryText", 'pending' as status,
  m.date_inserted as "dateInserted", m.insert_ip_address as "insertIPAddress"`;

const waiting = sql`
  m.date_deleted is null and m.user_id in (
    select user_id from member_role join role using (role_id) where role.type = 'applicant')`;

/** Lists applicants, the longest waiting first, with the total count. */
export async function listApplicants(
  db: Kysely<Tables>,
  { page, limit }: { page: number; limit: number },
): Promise<{ applicants: ApplicantRow[]; total: number }> {
  const { rows: applicants } = await sql<ApplicantRow>`
    select ${columns} from member m where ${waiting}
    order by m.date_inserted, m.user_id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total from member m where ${waiting}`.execute(db);
  return { applicants, total: rows[0]?.total ?? 0 };
}

/** Reads an applicant. Returns undefined when the member is not an applicant. */
export async function findApplicant(db: Kysely<Tables>, userID: number): Promise<ApplicantRow | undefined> {
  const { rows } = await sql<ApplicantRow>`
    select ${columns} from member m where m.user_id = ${userID} and ${waiting}
  `.execute(db);
  return rows[0];
}

/** Counts the applicants, up to `most`. */
export async function countApplicants(db: Kysely<Tables>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from member m where ${waiting} limit ${most}) waiting
  `.execute(db);
  return rows[0]?.count ?? 0;
}
