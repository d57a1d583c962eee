import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { aMemberWithPassword, goodPassword, lastMailTo, linkIn } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const moderator = await forum.aModerator();
let admin = await forum.anAdministrator();

describe('updating your own account', () => {
  test('stores the profile fields and sanitises their HTML', async () => {
    const ada = await forum.aMember({ name: 'ada' });
    const changed = await patch(ada, '$me', {
      about: 'I like <script>alert(1)</script> tea',
      location: 'Ghent',
      website: 'https://ada.example',
      title: '  Gardener ',
      private: true,
      showEmail: true,
    });
    expect(changed.json()).toMatchObject({ title: 'Gardener', location: 'Ghent', private: true, showEmail: true });
    expect(changed.json().aboutHtml).not.toContain('<script');
    expect((await patch(ada, '$me', { title: null })).json().title).toBeNull();
    expect((await patch(ada, '$me', { website: 'javascript:alert(1)' })).statusCode).toBe(422);
    const edit = (await ada.request({ url: '/api/v2/users/$me/edit' })).json();
    expect(edit).toMatchObject({ name: 'ada', location: 'Ghent', hasPassword: false, roleID: [roleIDs.member] });
  });

  test('requires profile.editusernames to change the name', async () => {
    const bea = await forum.aMember({ name: 'bea' });
    expect((await patch(bea, '$me', { name: 'bee' })).json().permissions).toEqual([
      'profile.editusernames',
      'users.edit',
    ]);
    expect((await patch(bea, '$me', { name: 'bea' })).statusCode).toBe(200);
    expect((await patch(admin, '$me', { name: 'chief' })).json().name).toBe('chief');
    expect((await patch(admin, '$me', { name: 'BEA' })).json().errors.name[0].code).toBe('registration.name-taken');
  });

  test('refuses fields reserved for staff and names the missing permission', async () => {
    const cas = await forum.aMember({ name: 'cas' });
    for (const fields of [
      { roleID: [roleIDs.administrator] },
      { emailConfirmed: true },
      { bypassSpam: true },
      { label: 'Staff' },
    ])
      expect((await patch(cas, '$me', fields)).json().permissions).toEqual(['users.edit']);
    expect((await patch(cas, '$me', { banned: false })).json().permissions).toEqual([
      'community.moderate',
      'users.edit',
      'users.ban',
    ]);
  });

  test('is refused while the e-mail address is unconfirmed', async () => {
    const dot = await forum.aMember({ name: 'dot' });
    await change(dot.userID, { email_confirmed: false });
    expect((await patch(dot, '$me', { title: 'x' })).json().permissions).toEqual(['profiles.edit', 'users.edit']);
  });

  test('requires the old password for a new one, ends the other sessions and sends an e-mail', async () => {
    const eve = await aMemberWithPassword(forum, 'eve');
    const elsewhere = await signIn('eve', goodPassword);
    const password = 'another good password';
    const missing = await patch(eve, '$me', { password });
    expect(missing.json().errors.passwordConfirmation[0].message).toBe(
      'The field `passwordConfirmation` is required to edit this profile',
    );
    const wrong = await patch(eve, '$me', { password, passwordConfirmation: 'wrong' });
    expect([wrong.statusCode, wrong.json().errors.passwordConfirmation[0].code]).toEqual([401, 'password.incorrect']);
    expect(
      (await patch(eve, '$me', { password: 'short', passwordConfirmation: goodPassword })).json().errors.password,
    ).toBeDefined();
    expect((await patch(eve, '$me', { password, passwordConfirmation: goodPassword })).statusCode).toBe(200);
    expect((await eve.request({ url: '/api/v2/users/me' })).json().name).toBe('eve');
    const cookies = Object.fromEntries(elsewhere.cookies.map(({ name, value }) => [name, value]));
    expect((await forum.server.inject({ url: '/api/v2/users/me', cookies })).json().userID).toBe(0);
    expect((await signIn('eve', password)).statusCode).toBe(201);
    expect((await lastMailTo(forum, 'eve@example.org'))?.subject).toContain('Your password was changed');
  });

  test('limits the attempts to guess the old password', async () => {
    const fay = await aMemberWithPassword(forum, 'fay');
    const guess = () => patch(fay, '$me', { password: 'another good password', passwordConfirmation: 'wrong' });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).json().code).toBe('session.suspended');
  });

  test('uses a new e-mail address only once it is confirmed', async () => {
    const gil = await aMemberWithPassword(forum, 'gil');
    const email = 'gil@new.example';
    expect((await patch(gil, '$me', { email })).json().errors.passwordConfirmation).toBeDefined();
    const changed = await patch(gil, '$me', { email, passwordConfirmation: goodPassword });
    expect(changed.json()).toMatchObject({ email: 'gil@example.org', pendingEmail: email, emailConfirmed: true });
    const again = { email: 'gil@newer.example', passwordConfirmation: goodPassword };
    expect((await patch(gil, '$me', again)).statusCode).toBe(429);
    const code = linkIn(await lastMailTo(forum, email), '/entry/emailconfirm').get('code') ?? '';
    const payload = { confirmationCode: code };
    const confirmed = await gil.request({ method: 'POST', url: '/api/v2/users/$me/confirm-email', payload });
    expect(confirmed.json()).toMatchObject({ email, emailConfirmed: true });
    expect((await gil.request({ url: '/api/v2/users/me' })).json()).toMatchObject({ email, pendingEmail: null });
  });

  test('gives the same answer for an address in use, and notifies its owner', async () => {
    const hal = await aMemberWithPassword(forum, 'hal');
    const changed = await patch(hal, '$me', { email: 'EVE@example.org', passwordConfirmation: goodPassword });
    expect(changed.json()).toMatchObject({ email: 'hal@example.org', pendingEmail: 'EVE@example.org' });
    expect((await lastMailTo(forum, 'EVE@example.org'))?.subject).toContain('You already have an account');
  });
});

describe('updating another account', () => {
  test('requires users.edit and every permission that the member has', async () => {
    const ivy = await forum.aMember({ name: 'ivy' });
    expect((await patch(moderator, ivy.userID, { title: 'x' })).json().permissions).toEqual(['users.edit']);
    const clerk = await aClerk('clerk', ['users.edit', 'session.valid']);
    expect((await patch(clerk, ivy.userID, { title: 'Helper' })).json().title).toBe('Helper');
    const outranked = await patch(clerk, moderator.userID, { title: 'x' });
    expect([outranked.statusCode, outranked.json().message]).toEqual([
      403,
      'You are not allowed to edit a user that has higher permissions than you.',
    ]);
    expect((await patch(clerk, ivy.userID, { roleID: [roleIDs.moderator] })).json().code).toBe('user.outranks');
    expect((await patch(admin, 1, { title: 'x' })).json().code).toBe('user.protected');
    expect((await patch(admin, 99_999, { title: 'x' })).statusCode).toBe(404);
  });

  test('changes roles with immediate effect, and refuses to remove the last one', async () => {
    const jim = await forum.aMember({ name: 'jim' });
    const changed = await patch(admin, jim.userID, { roleID: [roleIDs.member, roleIDs.moderator] });
    expect(changed.json().roleIDs).toEqual([roleIDs.member, roleIDs.moderator]);
    expect((await jim.request({ url: '/api/v2/users/me' })).json().permissions).toContain('community.moderate');
    expect((await patch(admin, jim.userID, { roleID: [roleIDs.member] })).json().roleIDs).toEqual([roleIDs.member]);
    expect((await patch(admin, jim.userID, { roleID: [] })).json().errors.roleID).toBeDefined();
    expect((await patch(admin, jim.userID, { roleID: [roleIDs.guest] })).json().errors.roleID).toBeDefined();
  });

  test('sets address and password without the old ones, and refuses an address in use', async () => {
    const kim = await aMemberWithPassword(forum, 'kim');
    const changed = await patch(admin, kim.userID, { email: 'kim@new.example', password: 'set by the office' });
    expect(changed.json()).toMatchObject({ email: 'kim@new.example', emailConfirmed: true });
    expect((await kim.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    expect((await signIn('kim', 'set by the office')).statusCode).toBe(201);
    expect((await patch(admin, kim.userID, { email: 'EVE@example.org' })).json().errors.email[0].code).toBe(
      'registration.email-taken',
    );
    const both = await patch(admin, kim.userID, { password: 'set by the office', resetPassword: true });
    expect(both.json().errors.resetPassword).toBeDefined();
    await patch(admin, kim.userID, { resetPassword: true });
    expect((await lastMailTo(forum, 'kim@new.example'))?.subject).toContain('Set a new password');
  });
});

describe('bans', () => {
  test('need community.moderate, end all sessions, and can be lifted', async () => {
    const lea = await forum.aMember({ name: 'lea' });
    const mia = await forum.aMember({ name: 'mia' });
    const refused = await ban(mia, lea.userID, true);
    expect(refused.json().permissions).toEqual(['community.moderate', 'users.edit', 'users.ban']);
    expect((await ban(moderator, lea.userID, true)).json()).toEqual({ banned: true });
    expect((await lea.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    expect((await mia.request({ url: `/api/v2/users/${lea.userID}` })).json().banned).toBe(1);
    expect((await ban(moderator, lea.userID, false)).json()).toEqual({ banned: false });
  });

  test('cannot be applied to yourself, to members with higher permissions or to the last administrator', async () => {
    expect((await ban(moderator, moderator.userID, true)).json().errors.banned).toBeDefined();
    expect((await ban(moderator, admin.userID, true)).json().code).toBe('user.outranks');
    const second = await forum.anAdministrator();
    expect((await ban(second, admin.userID, true)).statusCode).toBe(200);
    expect((await ban(second, admin.userID, false)).statusCode).toBe(200);
    admin = second;
  });
});

describe('photos', () => {
  test('are cropped to a square, re-encoded, and replace the former photo', async () => {
    const nia = await forum.aMember({ name: 'nia' });
    const first = await upload(nia, '$me', await aPicture(640, 200));
    expect(first.statusCode).toBe(201);
    const stored = await forum.forum.media.read(first.json().photoUrl.replace('/uploads/', ''));
    const chunks: Buffer[] = [];
    for await (const chunk of stored?.stream ?? []) chunks.push(chunk);
    const { width, height, format, exif } = await sharp(Buffer.concat(chunks)).metadata();
    expect([width, height, format, exif]).toEqual([320, 320, 'webp', undefined]);
    await upload(nia, '$me', await aPicture(100, 100));
    expect(await forum.forum.media.read(first.json().photoUrl.replace('/uploads/', ''))).toBeUndefined();
    expect((await nia.request({ method: 'DELETE', url: '/api/v2/users/$me/photo' })).statusCode).toBe(204);
    expect((await nia.request({ url: '/api/v2/users/me' })).json().photoUrl).toBeNull();
  });

  test('are cropped to the selected area', async () => {
    const mia = await forum.aMember({ name: 'mia-cut' });
    const half = { create: { width: 100, height: 200, channels: 3, background: '#ff0000' } } as const;
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
      .composite([{ input: half, left: 100, top: 0 }])
      .png()
      .toBuffer();
    const sent = await upload(mia, '$me', picture, { x: 60, y: 10, width: 30, height: 30 });
    const stored = await forum.forum.media.read(sent.json().photoUrl.replace('/uploads/', ''));
    const chunks: Buffer[] = [];
    for await (const chunk of stored?.stream ?? []) chunks.push(chunk);
    const { channels } = await sharp(Buffer.concat(chunks)).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);
    const outside = await upload(mia, '$me', picture, { x: 80, y: 0, width: 50, height: 50 });
    expect([outside.statusCode, Object.keys(outside.json().errors)]).toEqual([422, ['photo']]);
  });

  test('are checked by content, not by name', async () => {
    const oda = await forum.aMember({ name: 'oda' });
    const html = await upload(oda, '$me', Buffer.from('<html><script>alert(1)</script></html>'));
    expect([html.statusCode, html.json().code]).toEqual([422, 'media.not-allowed']);
    const cut = (await aPicture(300, 300)).subarray(0, 200);
    expect((await upload(oda, '$me', cut)).statusCode).toBe(422);
    expect((await upload(oda, '$me', Buffer.alloc(0))).json().code).toBe('media.missing');
    const large = Buffer.concat([await aPicture(10, 10), Buffer.alloc(10 * 1_048_576)]);
    expect((await upload(oda, '$me', large)).json().code).toBe('media.too-large');
    const json = await oda.request({ method: 'POST', url: '/api/v2/users/$me/photo', payload: { photo: 'x' } });
    expect(json.statusCode).toBe(415);
  });

  test('of other members require users.edit; your own requires profiles.edit', async () => {
    const pia = await forum.aMember({ name: 'pia' });
    const refused = await upload(pia, moderator.userID, await aPicture(10, 10));
    expect(refused.json().permissions).toEqual(['users.edit']);
    expect((await upload(admin, pia.userID, await aPicture(10, 10))).statusCode).toBe(201);
    const applicant = await forum.aMember({ name: 'quin', roles: [roleIDs.applicant] });
    const own = await upload(applicant, '$me', await aPicture(10, 10));
    expect(own.json().permissions).toEqual(['profiles.edit', 'profilePicture.edit', 'users.edit']);
  });
});

const patch = (who: TestUser, id: number | '$me', payload: object) =>
  who.request({ method: 'PATCH', url: `/api/v2/users/${id}`, payload });

const ban = (who: TestUser, userID: number, banned: boolean) =>
  who.request({ method: 'PUT', url: `/api/v2/users/${userID}/ban`, payload: { banned } });

const change = (userID: number, columns: object) =>
  forum.forum.db.updateTable('member').set(columns).where('user_id', '=', userID).execute();

const signIn = (name: string, password: string) =>
  forum.guest.request({ method: 'POST', url: '/api/v2/sessions', payload: { name, password } });

async function aClerk(name: string, permissions: string[]): Promise<TestUser> {
  const granted = Object.fromEntries(permissions.map((one) => [one, true]));
  const payload = { name: `Role of ${name}`, permissions: [{ type: 'global', permissions: granted }] };
  const role = await admin.request({ method: 'POST', url: '/api/v2/roles', payload });
  return forum.aMember({ name, roles: [roleIDs.member, role.json().roleID] });
}

const aPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();

function upload(who: TestUser, id: number | '$me', content: Buffer, area: Readonly<Record<string, number>> = {}) {
  const boundary = 'a-line-between-parts';
  const parts = Object.entries(area).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return who.request({
    method: 'POST',
    url: `/api/v2/users/${id}/photo`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
