import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { sealOldSecrets } from '#server/account/credential/sealed-secrets.ts';
import { createSeal } from '#server/platform/configuration/seal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

const secretOf = async (table: 'totp' | 'authenticator') =>
  (await forum.forum.db.selectFrom(table).select('secret').executeTakeFirstOrThrow()).secret ?? '';

test('the secret of an authenticator app is stored encrypted, and its codes are accepted', async () => {
  const member = await forum.aMember();
  const begun = await member.request({ method: 'POST', url: '/api/v2/two-factor/app' });
  const { secret } = begun.json();
  expect(await secretOf('totp')).toMatch(/^sealed:/);
  expect(await secretOf('totp')).not.toContain(secret);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const url = '/api/v2/two-factor/app/confirm';
  expect((await member.request({ method: 'POST', url, payload: { code } })).statusCode).toBe(200);
});

test('the secret of a sign-in service is stored encrypted', async () => {
  const payload = {
    name: 'Pass',
    clientID: 'forum',
    secret: 'hidden words',
    authenticatorConfig: { issuer: 'https://x.example' },
  };
  await administrator.request({ method: 'POST', url: '/api/v2/authenticators', payload });
  expect(await secretOf('authenticator')).toMatch(/^sealed:/);
  expect(forum.forum.seal.unseal(await secretOf('authenticator'), 'authenticator')).toBe('hidden words');
});

test('secrets stored in plain text or with an earlier key are encrypted at the next start', async () => {
  const { db, seal, configuration } = forum.forum;
  const former = createSeal({ ...configuration, secretKeys: ['f'.repeat(32)] });
  await db.updateTable('authenticator').set({ secret: 'open words' }).execute();
  await sealOldSecrets(forum.forum);
  expect(seal.unseal(await secretOf('authenticator'), 'authenticator')).toBe('open words');
  const sealed = former.seal('former words', 'authenticator');
  await db.updateTable('authenticator').set({ secret: sealed }).execute();
  await sealOldSecrets(forum.forum);
  // Its key is missing, so that the secret cannot be decrypted. It is preserved in case the key is found.
  expect(await secretOf('authenticator')).toBe(sealed);
  const both = createSeal({ ...configuration, secretKeys: ['p'.repeat(32), 'f'.repeat(32)] });
  await sealOldSecrets({ ...forum.forum, seal: both });
  expect(both.unseal(await secretOf('authenticator'), 'authenticator')).toBe('former words');
  expect((await secretOf('authenticator')).startsWith(both.mark)).toBe(true);
});
