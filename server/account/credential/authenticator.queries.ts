import { type Kysely, sql } from 'kysely';
import type { Authenticator } from '#api/account/credential/authenticator.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const columns = sql`authenticator_id as "authenticatorID", name, type, client_id as "clientID", is_default as "default",
  active, visible, type = 'oidc' as "isOidc", mark_verified as "markVerified", urls,
  case type
    when 'oauth2' then config
    else jsonb_build_object('issuer', config ->> 'issuer', 'scope', coalesce(config ->> 'scope', 'openid email profile'))
  end as "authenticatorConfig"`;

/** The services, those only that may be used to sign in, or all. */
export async function listAuthenticators(
  db: Kysely<Tables>,
  { isAll, page, limit }: { isAll: boolean; page: number; limit: number },
): Promise<Authenticator[]> {
  const { rows } = await sql<Authenticator>`
    select ${columns} from authenticator where ${isAll} or (active and visible)
    order by is_default desc, name, authenticator_id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}

/** One service; undefined when there is none. */
export async function findAuthenticator(db: Kysely<Tables>, id: number): Promise<Authenticator | undefined> {
  const { rows } =
    await sql<Authenticator>`select ${columns} from authenticator where authenticator_id = ${id}`.execute(db);
  return rows[0];
}

/** The calls of a service of plain OAuth 2, and the parts of the profiles that it tells. */
export interface OAuth2Config {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
  readonly subjectKey: string;
  readonly nameKey: string;
  readonly emailKey: string;
}

/** The connection settings of a sign-in service: `issuer` for OpenID Connect, `oauth2` for plain OAuth 2. */
export interface Service {
  readonly authenticatorID: number;
  readonly name: string;
  readonly clientID: string;
  readonly secret: string | null;
  readonly markVerified: boolean;
  readonly issuer: string | null;
  readonly oauth2: OAuth2Config | null;
  readonly scope: string;
}

/** A service in use, with what is needed to speak with it; undefined when there is none. */
export async function findService(db: Kysely<Tables>, id: number): Promise<Service | undefined> {
  const { rows } = await sql<Service>`
    select authenticator_id as "authenticatorID", name, client_id as "clientID", secret, mark_verified as "markVerified",
      config ->> 'issuer' as issuer, case when type = 'oauth2' then config end as oauth2,
      coalesce(config ->> 'scope', 'openid email profile') as scope
    from authenticator where authenticator_id = ${id} and active
  `.execute(db);
  return rows[0];
}

/** Keeps or changes a service; what is undefined stays as it is. */
export async function storeAuthenticator(
  db: Kysely<Tables>,
  id: number | undefined,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const chosen = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (id === undefined) {
    const made = await db
      .insertInto('authenticator')
      .values(chosen as never)
      .returning('authenticator_id')
      .executeTakeFirstOrThrow();
    return made.authenticator_id;
  }
  await db
    .updateTable('authenticator')
    .set(chosen as never)
    .where('authenticator_id', '=', id)
    .execute();
  return id;
}

/** Deletes a service, and with it which accounts there belong to whom; false when there is none. */
export async function deleteAuthenticator(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`delete from authenticator where authenticator_id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

/** The services in use, and whether a member has connected each. */
export async function listConnections(db: Kysely<Tables>, userID: number) {
  const { rows } = await sql<{ authenticatorID: number; name: string; isConnected: boolean; email: string | null }>`
    select a.authenticator_id as "authenticatorID", a.name, m.user_id is not null as "isConnected", m.email
    from authenticator a
    left join authenticator_member m on m.authenticator_id = a.authenticator_id and m.user_id = ${userID}
    where (a.active and a.visible) or m.user_id is not null
    order by a.name, a.authenticator_id
  `.execute(db);
  return rows;
}

/** Whose an account at a service is; notes that it was used. */
export async function findConnected(db: Kysely<Tables>, { authenticatorID, subject, now }: Account) {
  const { rows } = await sql<{ userID: number; name: string; banned: boolean }>`
    update authenticator_member c set date_last_used = ${now}
    from member m
    where c.authenticator_id = ${authenticatorID} and c.subject = ${subject} and m.user_id = c.user_id
      and m.date_deleted is null
    returning m.user_id as "userID", m.name, m.banned
  `.execute(db);
  return rows[0];
}

/** An account at a service. */
export interface Account {
  readonly authenticatorID: number;
  readonly subject: string;
  readonly now: Date;
}

/** Connects an account at a service with a member; false when it is somebody else's, or the member has another. */
export async function connect(
  db: Kysely<Tables>,
  { authenticatorID, subject, now, userID, email }: Account & { userID: number; email: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into authenticator_member (authenticator_id, subject, user_id, email, date_inserted, date_last_used)
    values (${authenticatorID}, ${subject}, ${userID}, ${email}, ${now}, ${now})
    on conflict do nothing returning 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * Disconnects a service from a member who can still sign in without it, by a password, a passkey or another service;
 * `last` when they cannot, `none` when it is not connected.
 */
export async function disconnect(
  db: Kysely<Tables>,
  userID: number,
  authenticatorID: number,
): Promise<'done' | 'last' | 'none'> {
  const { rows } = await sql<{ is_connected: boolean; has_other: boolean }>`
    select exists (select from authenticator_member
        where user_id = ${userID} and authenticator_id = ${authenticatorID}) as is_connected,
      password_hash is not null or exists (select from passkey where user_id = ${userID})
        or exists (select from authenticator_member c join authenticator a using (authenticator_id)
          where c.user_id = ${userID} and a.active and c.authenticator_id <> ${authenticatorID}) as has_other
    from member where user_id = ${userID}
  `.execute(db);
  if (!rows[0]?.is_connected) return 'none';
  if (!rows[0].has_other) return 'last';
  await sql`
    delete from authenticator_member where user_id = ${userID} and authenticator_id = ${authenticatorID}
  `.execute(db);
  return 'done';
}
