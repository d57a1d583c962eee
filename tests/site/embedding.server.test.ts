import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { embedOrigins } from '#api/post/body/embed.ts';
import { allowedOriginsOf, contentSecurityPolicy } from '#server/pages/page-security.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum({ BOT_PROTECTION_SECRET: 'hush' });
const administrator = await forum.anAdministrator();

const directive = async (name: string) => {
  const policy = contentSecurityPolicy('n', false, allowedOriginsOf(await forum.forum.settings.get()));
  return policy.split('; ').find((line) => line.startsWith(`${name} `));
};

test('no other site may embed the forum until the settings allow it', async () => {
  expect(await directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect((await forum.guest.request({ url: '/embed.js' })).statusCode).toBe(404);
  await changeConfig(administrator.api, { 'embed.allowedOrigins': ['https://www.example.org'] });
  expect(await directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  await changeConfig(administrator.api, { 'embed.enabled': true });
  expect(await directive('frame-ancestors')).toBe("frame-ancestors 'self' https://www.example.org");
  const script = await forum.guest.request({ url: '/embed.js' });
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(script.body).toContain("'folkmoot-embed'");
});

test('a value that would widen the policy is not accepted as an origin', async () => {
  for (const origin of ['*', 'https://a.example; script-src *', 'https://a.example/path', 'javascript:1', 'a.example'])
    await expect(changeConfig(administrator.api, { 'embed.allowedOrigins': [origin] })).rejects.toMatchObject({
      status: 422,
    });
  for (const url of ['http://plain.example/a.js', "https://a.example/';x", 'https://a.example/a b'])
    await expect(changeConfig(administrator.api, { 'botProtection.scriptUrl': url })).rejects.toMatchObject({
      status: 422,
    });
});

test('the provider of bot protection is in the policy only while a key is set', async () => {
  expect(await directive('frame-src')).toBe(`frame-src 'self' ${embedOrigins.join(' ')}`);
  await changeConfig(administrator.api, {
    'botProtection.siteKey': 'key-1',
    'botProtection.scriptUrl': 'https://protect.example/api.js',
  });
  expect(await directive('frame-src')).toBe(`frame-src 'self' ${embedOrigins.join(' ')} https://protect.example`);
  expect(await directive('connect-src')).toBe("connect-src 'self' https://protect.example");
  expect(await directive('script-src')).not.toContain('protect.example');
});
