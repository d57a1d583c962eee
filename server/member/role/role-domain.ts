import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { RolePatch } from '#api/member/role/role.contract.ts';
import { domainOf, domainOfEmail, domainsIn } from '#api/member/role/role-domain.ts';
import { withRowLog } from '#server/moderation/log/row-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { RoleCatalog } from './role-catalog.ts';
import { heldRoleSources } from './role-log.ts';

/** The types of roles that the forum assigns for other reasons than a domain. */
const withoutDomains: ReadonlySet<string | null> = new Set(['guest', 'unconfirmed', 'applicant']);

/**
 * Returns the properties of a role with its domains in their stored form. `type` is the type of the role if the
 * properties do not name one.
 *
 * @throws {ApiError} request.invalid at domains.
 */
export function withStoredDomains<Role extends RolePatch>(role: Role, type: string | null): Role {
  if (role.domains === undefined || role.domains === null) return role;
  const domains = domainsIn(role.domains).map((text) => {
    const domain = domainOf(text);
    if (domain === undefined) throw ApiError.fields({ domains: `${text} is not a domain.` });
    return domain;
  });
  if (domains.length > 0 && withoutDomains.has(role.type === undefined ? type : role.type))
    throw ApiError.fields({ domains: 'The forum assigns roles of this type by itself.' });
  return { ...role, domains: [...new Set(domains)].join(', ') || null };
}

/** Returns the roles that an e-mail address receives by its domain. */
export function rolesOfEmail({ roles }: RoleCatalog, email: string): number[] {
  const domain = domainOfEmail(email);
  return domain === undefined
    ? []
    : [...roles.values()]
        .filter(({ domains, type }) => domains.includes(domain) && !withoutDomains.has(type))
        .map(({ roleID }) => roleID);
}

/** Returns the confirmed address of a member who is not an applicant; undefined if there is none. */
async function findConfirmedEmail(trx: Transaction<Tables>, userID: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from member
    where user_id = ${userID} and email is not null and email_confirmed and date_deleted is null and not exists (
      select from member_role join role using (role_id)
      where member_role.user_id = member.user_id and role.type = 'applicant')
  `.execute(trx);
  return rows[0]?.email;
}

/**
 * Assigns to a member the roles of the domain of their confirmed address. Applicants receive them when they are approved.
 * Roles are never removed. Logs nothing.
 */
export async function insertRolesByDomain(trx: Transaction<Tables>, forum: Forum, userID: number): Promise<void> {
  const book = await forum.permissions.get();
  if ([...book.roles.values()].every(({ domains }) => domains.length === 0)) return;
  const email = await findConfirmedEmail(trx, userID);
  const roleIDs = email === undefined ? [] : rolesOfEmail(book, email);
  if (roleIDs.length === 0) return;
  await sql`
    insert into member_role (user_id, role_id)
    select ${userID}, role_id from unnest(${roleIDs}::integer[]) as given (role_id) on conflict do nothing
  `.execute(trx);
}

/** Assigns to a member the roles of the domain of their confirmed address, and logs it as an action of the forum. */
export async function assignRolesByDomain(trx: Transaction<Tables>, forum: Forum, userID: number): Promise<void> {
  const entry = {
    action: 'member.role-by-domain',
    recordType: 'member',
    recordID: userID,
    actorID: null,
    isPublic: false,
  } as const;
  await withRowLog(trx, heldRoleSources, entry, () => insertRolesByDomain(trx, forum, userID));
}
