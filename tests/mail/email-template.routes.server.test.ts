import { expect, test } from 'vitest';
import {
  changeEmailTemplate,
  listEmailTemplates,
  readEmailTemplate,
  renderEmailTemplate,
  resetEmailTemplate,
  sendEmailTemplate,
} from '#api/mail/email-template.client.ts';
import { emailTemplateSamples } from '#server/mail/email-template-samples.ts';
import { mailTemplates } from '#server/mail/templates/all-templates.ts';
import { lastMailTo } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const administrator = await site.anAdministrator();

const passwordReset = 3;
const original = 'You can set a new password for your account. The link works once and expires after 2 hours.';
const line = 'mail.reset.line';
const subject = 'mail.reset.subject';

test('every kind of message that the forum sends is listed with a unique ID', async () => {
  const { body } = await listEmailTemplates(administrator.api, 'en');
  expect(body).toHaveLength(emailTemplateSamples.length);
  expect(new Set(body.map(({ emailTemplatesID }) => emailTemplatesID)).size).toBe(emailTemplateSamples.length);
  const listed = new Set(emailTemplateSamples.map(({ template }) => template));
  expect(Object.keys(mailTemplates).filter((name) => !listed.has(name as never))).toEqual(['trial']);
  expect(body.find(({ emailTemplatesID }) => emailTemplatesID === passwordReset)).toEqual({
    emailTemplatesID: passwordReset,
    name: 'Set a new password',
    emailType: 'system',
    status: 'active',
    locale: 'en',
    subject: 'Set a new password',
    body: `Hello Ana,\n\n${original}\n\nIf this was not you, ignore this email: nothing will change.`,
    footer: 'You receive this email because you have an account at Folkmoot.',
    emailLogo: null,
    emailConfig: {},
    countChanged: 0,
  });
  const asked = async (query: string) =>
    (await administrator.request({ url: `/api/v2/email-templates?${query}` })).json().length;
  expect([await asked('emailType=custom'), await asked('statuses=deleted'), await asked('limit=5&page=2')]).toEqual([
    0, 0, 5,
  ]);
});

test('a text changed in one language applies only to that language, until it is reset', async () => {
  const words = { [line]: 'Un nouveau mot de passe, {vite}.' };
  await expect(changeEmailTemplate(administrator.api, passwordReset, { locale: 'fr', words })).rejects.toMatchObject({
    status: 422,
  });
  const said = { [line]: 'Choisissez vite.', [subject]: 'Un nouveau mot de passe' };
  const changed = await changeEmailTemplate(administrator.api, passwordReset, { locale: 'fr', words: said });
  expect(changed.body).toMatchObject({ subject: 'Un nouveau mot de passe', countChanged: 2 });
  expect(changed.body.words.find(({ id }) => id === line)).toMatchObject({
    text: 'Choisissez vite.',
    countTemplates: 1,
  });
  expect((await readEmailTemplate(administrator.api, passwordReset, 'en')).body.body).toContain(original);
  await resetEmailTemplate(administrator.api, passwordReset, 'fr');
  expect((await readEmailTemplate(administrator.api, passwordReset, 'fr')).body.countChanged).toBe(0);
});

test('a reset leaves texts that are shared with other messages unchanged', async () => {
  const words = { 'mail.hello': 'Hi {name}!', [line]: 'Soon.' };
  const { body } = await changeEmailTemplate(administrator.api, passwordReset, { locale: 'en', words });
  expect(body.words.find(({ id }) => id === 'mail.hello')?.countTemplates).toBeGreaterThan(1);
  await resetEmailTemplate(administrator.api, passwordReset, 'en');
  const after = (await readEmailTemplate(administrator.api, passwordReset, 'en')).body;
  expect(after.body).toContain(`Hi Ana!\n\n${original}`);
  await changeEmailTemplate(administrator.api, passwordReset, { locale: 'en', words: { 'mail.hello': null } });
});

test('a preview shows unsaved texts, from right to left in Arabic, and stores none of them', async () => {
  const words = { [line]: 'Not saved <b>yet</b>.' };
  const { body } = await renderEmailTemplate(administrator.api, passwordReset, { locale: 'ar', words });
  expect(body.html).toContain('Not saved &lt;b&gt;yet&lt;/b&gt;.');
  expect(body.html).toContain('dir="rtl"');
  expect(body.text).toContain('Not saved <b>yet</b>.');
  expect((await readEmailTemplate(administrator.api, passwordReset, 'ar')).body.countChanged).toBe(0);
});

test('every message can be rendered in every language', async () => {
  for (const { id } of emailTemplateSamples)
    for (const locale of ['en', 'fr', 'de', 'ar', 'ja'] as const) {
      const { body } = await renderEmailTemplate(administrator.api, id, { locale, words: {} });
      expect(body.subject, `${id} ${locale}`).not.toMatch(/^$|mail\.|sanction\./);
    }
});

test('a test message is sent with the unsaved texts', async () => {
  const destinationAddress = 'tester@example.org';
  const words = { [line]: 'Choisissez vite.' };
  await sendEmailTemplate(administrator.api, passwordReset, { locale: 'fr', words, destinationAddress });
  const mail = await lastMailTo(site, destinationAddress);
  expect(mail?.source).toContain('Choisissez vite.');
  expect(mail?.source).toContain('lang="fr"');
});

test('only texts of the message can be changed, and only by administrators', async () => {
  const words = { 'mail.trial.line': 'x' };
  await expect(changeEmailTemplate(administrator.api, passwordReset, { locale: 'en', words })).rejects.toMatchObject({
    status: 422,
  });
  await expect(readEmailTemplate(administrator.api, 999, 'en')).rejects.toMatchObject({
    code: 'email-template.not-found',
  });
  for (const { api } of [site.guest, await site.aMember(), await site.aModerator()]) {
    const draft = { locale: 'en', words: {} } as const;
    const destinationAddress = 'tester@example.org';
    const calls = [
      listEmailTemplates(api, 'en'),
      readEmailTemplate(api, passwordReset, 'en'),
      changeEmailTemplate(api, passwordReset, draft),
      resetEmailTemplate(api, passwordReset, 'en'),
      renderEmailTemplate(api, passwordReset, draft),
      sendEmailTemplate(api, passwordReset, { ...draft, destinationAddress }),
    ];
    for (const answer of await Promise.allSettled(calls)) expect(answer).toMatchObject({ reason: { status: 403 } });
  }
});
