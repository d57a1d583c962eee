import { expect, test } from 'vitest';
import { changeRole, createRole } from '#api/member/role/role.client.ts';
import { answerApplicant } from '#api/member/session/applicant.client.ts';
import { undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { assignRolesByDomain } from '#server/member/role/role-domain.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { goodPassword, lastMailTo, linkIn } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const { roleID: staff } = (
  await createRole(administrator.api, { name: 'Staff', domains: '@Harbour.example bücher.example' })
).body;

const rolesOf = async (userID: number): Promise<number[]> =>
  (await administrator.request({ url: `/api/v2/users/${userID}` })).json().roleIDs;

test('the domains of a role are stored in one form, and only domains are accepted', async () => {
  const read = (await administrator.request({ url: `/api/v2/roles/${staff}/edit` })).json();
  expect(read.domains).toBe('harbour.example, xn--bcher-kva.example');
  const refusals = await Promise.all(
    [
      [staff, 'not a domain'],
      [roleIDs.applicant, 'harbour.example'],
    ].map(([roleID, domains]) =>
      administrator.request({ method: 'PATCH', url: `/api/v2/roles/${roleID}`, payload: { domains } }),
    ),
  );
  for (const refused of refusals) expect(refused.json().errors.domains).toBeDefined();
});

test('a new member receives the role of their domain once the address is confirmed, as a logged action of the forum', async () => {
  const payload = { name: 'dockhand', email: 'dockhand@harbour.example', password: goodPassword };
  const { userID } = (await forum.guest.request({ method: 'POST', url: '/api/v2/users/register', payload })).json();
  expect(await rolesOf(userID)).toEqual([roleIDs.member]);
  const code = linkIn(await lastMailTo(forum, payload.email), '/entry/emailconfirm').get('code') ?? '';
  const url = `/api/v2/users/${userID}/confirm-email`;
  await forum.guest.request({ method: 'POST', url, payload: { confirmationCode: code } });
  expect((await rolesOf(userID)).sort()).toEqual([roleIDs.member, staff].sort());
  const entry = await forum.forum.db
    .selectFrom('moderation_log')
    .select(['moderation_log_id', 'actor_id'])
    .where('action', '=', 'member.role-by-domain')
    .where('record_id', '=', userID)
    .executeTakeFirstOrThrow();
  expect(entry.actor_id).toBeNull();
  await undoAuditLog(administrator.api, String(entry.moderation_log_id));
  expect(await rolesOf(userID)).toEqual([roleIDs.member]);
});

test('an applicant receives the role only when approved, and other domains give nothing', async () => {
  const applicant = await forum.aMember({ roles: [roleIDs.applicant], email: 'one@xn--bcher-kva.example' });
  const other = await forum.aMember({ email: 'two@harbour.example.org' });
  for (const { userID } of [applicant, other])
    await inTransaction(forum.forum.database, (trx) => assignRolesByDomain(trx, forum.forum, userID));
  expect([await rolesOf(applicant.userID), await rolesOf(other.userID)]).toEqual([
    [roleIDs.applicant],
    [roleIDs.member],
  ]);
  await answerApplicant(administrator.api, applicant.userID, 'approved');
  expect((await rolesOf(applicant.userID)).sort()).toEqual([roleIDs.member, staff].sort());
  await changeRole(administrator.api, staff, { domains: '' });
  expect((await administrator.request({ url: `/api/v2/roles/${staff}/edit` })).json().domains).toBeNull();
});
