import { expect, test } from 'vitest';
import { addApplicant, listApplicants } from '#api/member/session/applicant.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { anotherMachine, goodPassword, lastMailTo, setSetting } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

test('applicants give a reason, wait, and are approved or declined', async () => {
  await setSetting(forum, 'registration.method', 'approval');
  expect((await join({ name: 'uma', email: 'uma@join.example' })).json().errors.discoveryText).toBeDefined();
  const answer = await join({ name: 'uma', email: 'uma@join.example', discoveryText: 'I like it here.' });
  expect([answer.statusCode, answer.json().status, answer.cookies.length]).toEqual([202, 202, 0]);
  await join({ name: 'vic', email: 'vic@join.example', discoveryText: 'Why not?' });
  await setSetting(forum, 'registration.method', 'basic');

  const refused = await (await forum.aMember()).request({ url: '/api/v2/applicants' });
  expect(refused.json().permissions).toEqual(['community.moderate', 'applicants.manage']);
  const moderator = await forum.aModerator();
  const list = (await moderator.request({ url: '/api/v2/applicants' })).json();
  expect(list.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
    ['uma', 'pending'],
    ['vic', 'pending'],
  ]);
  const counts = async (by: typeof moderator) => (await by.request({ url: '/api/v2/users/me-counts' })).json().counts;
  expect(await counts(moderator)).toContainEqual({ name: 'Applicants', count: 2 });
  expect(JSON.stringify(await counts(await forum.aMember()))).not.toContain('Applicants');
  const [uma, vic] = list;
  const patch = (id: number, status: string) =>
    moderator.request({ method: 'PATCH', url: `/api/v2/applicants/${id}`, payload: { status } });
  expect((await patch(uma.applicantID, 'approved')).json().status).toBe('approved');
  expect((await patch(vic.applicantID, 'declined')).json().status).toBe('declined');
  for (const [id, status] of [
    [vic.applicantID, 'approved'],
    [uma.applicantID, 'declined'],
  ]) {
    const second = await patch(id, status);
    expect([second.statusCode, second.json().code]).toEqual([409, 'applicant.answered']);
    expect(second.json().record).toEqual({ userID: moderator.userID, name: moderator.name, date: expect.any(String) });
  }
  expect((await patch(moderator.userID, 'approved')).statusCode).toBe(404);
  expect((await moderator.request({ url: '/api/v2/applicants' })).json()).toEqual([]);
  const profile = (await moderator.request({ url: `/api/v2/users/${uma.userID}` })).json();
  expect(profile.roleIDs).toEqual([roleIDs.member]);
  expect((await moderator.request({ url: `/api/v2/users/${vic.userID}` })).statusCode).toBe(404);
});

test('an applicant with a confirmed address is notified of the decision', async () => {
  const wim = await forum.aMember({ name: 'wim', roles: [roleIDs.applicant] });
  const xia = await forum.aMember({ name: 'xia', roles: [roleIDs.applicant] });
  const moderator = await forum.aModerator();
  const url = `/api/v2/applicants/${wim.userID}`;
  expect((await moderator.request({ url })).json()).toMatchObject({ name: 'wim', email: 'wim@example.org' });
  await moderator.request({ method: 'PATCH', url, payload: { status: 'approved' } });
  expect((await lastMailTo(forum, 'wim@example.org'))?.subject).toContain('Your application was approved');
  const gone = await moderator.request({ method: 'DELETE', url: `/api/v2/applicants/${xia.userID}` });
  expect(gone.statusCode).toBe(204);
  expect(await lastMailTo(forum, 'xia@example.org')).toBeUndefined();
});

test('staff can add an application for another person, who waits like all other applicants', async () => {
  const moderator = await forum.aModerator();
  const application = {
    name: 'yan',
    email: 'yan@join.example',
    password: goodPassword,
    discoveryText: 'They wrote us a letter.',
  };
  const { status, body } = await addApplicant(moderator.api, application);
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ name: 'yan', status: 'pending', discoveryText: 'They wrote us a letter.' }),
  ]);
  expect((await listApplicants(moderator.api)).body.map(({ name }) => name)).toEqual(['yan']);
  expect((await lastMailTo(forum, 'yan@join.example'))?.subject).toContain('Confirm your email address');
  const wrong = async (fields: object) => {
    const payload = { ...application, email: 'other@join.example', ...fields };
    return Object.keys((await moderator.request({ method: 'POST', url: '/api/v2/applicants', payload })).json().errors);
  };
  expect(await wrong({})).toEqual(['name']);
  expect(await wrong({ name: 'zed', email: 'yan@join.example' })).toEqual(['email']);
  expect(await wrong({ name: 'zed', password: 'short' })).toEqual(['password']);
  expect(await wrong({ name: 'zed', discoveryText: ' ' })).toEqual(['discoveryText']);
  expect((await addApplicant((await forum.aMember()).api, application).catch((error) => error)).status).toBe(403);
});

const join = (fields: Record<string, unknown>) =>
  forum.server.inject({
    method: 'POST',
    url: '/api/v2/users/register',
    headers: { 'x-requested-with': 'folkmoot' },
    payload: { password: goodPassword, ...fields },
    remoteAddress: anotherMachine(),
  });
