import { type Kysely, sql } from 'kysely';
import type { Authenticator } from '#api/account/credential/authenticator.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const columns = sql`authenticator_id as "authenticatorID", name, type, client_id as "clientID", is_default as "default",
  active, visible, type = 'oidc' as "isOidc", mark_verified as "markVerified", urls,
  case type
    when 'oauth2' then config
    else jsonb_build_object('issuer', config ->> 'issuer', 'scope', coalesce(config ->> 'scope', 'openid email profile'))
  end as "authenticatorConfig"`;

/** Returns the services that may be used to sign in, or all services. */
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

/** Returns a service; undefined if there is none. */
export async function findAuthenticator(db: Kysely<Tables>, id: number): Promise<Authenticator | undefined> {
  const { rows } =
    await sql<Authenticator>`select ${columns} from authenticator where authenticator_id = ${id}`.execute(db);
  return rows[0];
}

/** The URLs of a plain OAuth 2 service, and the keys of its profile properties. */
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

/** Returns an active service with its connection settings; undefined if there is none. */
export async function findService(db: Kysely<Tables>, id: number): Promise<Service | undefined> {
  const { rows } = await sql<Service>`
    select authenticator_id as "authenticatorID", name, client_id as "clientID", secret, mark_verified as "markVerified",
      config ->> 'issuer' as issuer, case when type = 'oauth2' then config end as oauth2,
      coalesce(config ->> 'scope', 'openid email profile') as scope
    from authenticator where authenticator_id = ${id} and active
  `.execute(db);
  return rows[0];
}

/** Creates or updates a service. Undefined values remain unchanged. */
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

/** Deletes a service together with its connected accounts. Returns false if there is none. */
export async function deleteAuthenticator(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`delete from authenticator where authenticator_id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

/** Returns the active services, and whether a member has connected each. */
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

/** Returns the member who owns an account at a service, and records its use. */
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

/**
 * Connects an account at a service with a member. Returns false if the account belongs to another member, or the member
 * has connected another one.
 */
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
 * Disconnects a service from a member who can still sign in without it, with a password, a passkey or another service.
 * Returns `last` if the member cannot, and `none` if the service is not connected.
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
