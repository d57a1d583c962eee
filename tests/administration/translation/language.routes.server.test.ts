import { expect, test } from 'vitest';
import { changeLocale } from '#api/administration/translation/locale.client.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

const ask = (user: Pick<TestUser, 'request'>, url: string, headers: Record<string, string> = {}) =>
  user.request({ method: 'GET', url, headers });

const notFoundIn = async (headers: Record<string, string>, user: Pick<TestUser, 'request'> = forum.guest) =>
  (await ask(user, '/api/v2/nothing/here', headers)).json() as { code: string; message: string };

const choose = (user: Pick<TestUser, 'request'>, language: string, referer: string) =>
  user.request({
    method: 'POST',
    url: '/language',
    headers: { referer, 'x-requested-with': 'folkmoot', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `language=${language}`,
  });

test('an error message is in the language of the viewer, with the same code', async () => {
  const english = await notFoundIn({});
  const french = await notFoundIn({ 'accept-language': 'fr-CA, en;q=0.5' });
  expect(english).toMatchObject({ code: 'route.not-found', message: 'Page Not Found' });
  expect(french).toMatchObject({ code: 'route.not-found', message: 'Page introuvable' });
  expect((await notFoundIn({ cookie: 'folkmoot-language=de', 'accept-language': 'fr' })).message).toBe(
    'Seite nicht gefunden',
  );
});

test('validation messages are in the language of the viewer too', async () => {
  const answer = await ask(forum.guest, '/api/v2/discussions?limit=-1', { 'accept-language': 'de' });
  const { errors, message } = answer.json() as { errors: Record<string, { message: string }[]>; message: string };
  expect(message).toBe('Die Prüfung ist fehlgeschlagen');
  expect(JSON.stringify(errors)).toMatch(/Geben Sie 1 oder mehr ein/);
});

test('a language is chosen by a form that redirects back, and stored in a cookie and for the member', async () => {
  const member = await forum.aMember();
  const guests = await choose(forum.guest, 'ja', 'https://evil.example/x');
  expect([guests.statusCode, guests.headers['location']]).toEqual([303, '/']);
  expect(String(guests.headers['set-cookie'])).toMatch(
    /^folkmoot-language=ja; Max-Age=31536000; Path=\/; SameSite=Lax/,
  );
  expect((await choose(member, 'ar', '')).statusCode).toBe(303);
  // The member's choice takes precedence over the browser's language.
  const response = await notFoundIn({ 'accept-language': 'fr' }, member);
  expect(response.message).toBe('الصفحة غير موجودة');
  for (const unknown of ['xx', '__proto__', '']) expect((await choose(member, unknown, '/')).statusCode).toBe(404);
});

test('a translation changed by an administrator takes effect at once, and only in its language', async () => {
  const page = () => ask(forum.guest, '/words/fr/errors.json');
  const before = (await page()).json() as Record<string, unknown>;
  expect(before['errors.route.not-found']).toEqual(['Page introuvable']);
  await changeLocale(administrator.api, 'fr', { translations: { 'errors.route.not-found': 'Rien ici' } });
  expect((await notFoundIn({ 'accept-language': 'fr' })).message).toBe('Rien ici');
  expect(((await page()).json() as Record<string, unknown>)['errors.route.not-found']).toEqual(['Rien ici']);
  expect((await notFoundIn({})).message).toBe('Page Not Found');
  await changeLocale(administrator.api, 'fr', { translations: { 'errors.route.not-found': null } });
  expect((await notFoundIn({ 'accept-language': 'fr' })).message).toBe('Page introuvable');
});

test('a translation that cannot be parsed, or has placeholders that the original lacks, is refused', async () => {
  for (const text of ['{a b}', 'Page {name}', '<b>Page</b>'])
    await expect(
      changeLocale(administrator.api, 'fr', { translations: { 'errors.route.not-found': text } }),
    ).rejects.toMatchObject({ status: 422, code: 'request.invalid' });
});

test('a disabled language is no longer used, and translations of unknown languages are not found', async () => {
  await changeLocale(administrator.api, 'de', { enabled: false });
  expect((await notFoundIn({ 'accept-language': 'de' })).message).toBe('Page Not Found');
  await changeLocale(administrator.api, 'de', { enabled: true });
  for (const path of ['/words/xx/shell.json', '/words/fr/nothing.json', '/words/fr/..%2fshell.json'])
    expect((await ask(forum.guest, path)).statusCode).toBe(404);
});
