import { expect, test } from 'vitest';
import { defaultTitleBar } from '#api/administration/layout/title-bar-setting.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

test('an uploaded logo may be embedded in e-mails on any origin, as long as it is the current logo', async () => {
  const paths = ['2026/01/wide.png', '2026/01/small.png', '2026/01/holiday.png'] as const;
  for (const path of paths) await forum.forum.media.write(path, Buffer.from('picture'));
  const openTo = () => Promise.all(paths.map(policyOf));
  expect(await openTo()).toEqual(['same-site', 'same-site', 'same-site']);
  const [wide, small] = paths;
  await setLogos(`${forum.forum.configuration.siteUrl}/uploads/${wide}`, `/uploads/${small}`);
  expect(await openTo()).toEqual(['cross-origin', 'cross-origin', 'same-site']);
  expect(await policyOf(`${wide}?size=2`)).toBe('cross-origin');
  await setLogos('', '');
  expect(await openTo()).toEqual(['same-site', 'same-site', 'same-site']);
});

test('other branding images are accessible too, even when only members can read the site', async () => {
  const path = '2026/01/icon.png';
  await forum.forum.media.write(path, Buffer.from('picture'));
  const change = (payload: object) => administrator.request({ method: 'PATCH', url: '/api/v2/config', payload });
  await change({ 'site.access': 'members' });
  expect((await forum.guest.request({ url: `/uploads/${path}` })).statusCode).toBe(403);
  for (const name of ['branding.favicon', 'branding.touchIcon', 'branding.shareImage']) {
    await change({ [name]: `/uploads/${path}` });
    expect(await policyOf(path)).toBe('cross-origin');
    await change({ [name]: null });
  }
  await change({ 'site.access': null });
});

async function policyOf(path: string): Promise<unknown> {
  const { statusCode, headers } = await forum.guest.request({ url: `/uploads/${path}` });
  expect(statusCode).toBe(200);
  return headers['cross-origin-resource-policy'];
}

async function setLogos(logoUrl: string, logoUrlMobile: string): Promise<void> {
  const payload = { 'ui.titleBar': { ...defaultTitleBar, logoUrl, logoUrlMobile } };
  const { statusCode } = await administrator.request({ method: 'PATCH', url: '/api/v2/config', payload });
  expect(statusCode).toBe(200);
}
