import { changeConfig } from '#api/administration/setting/config.client.ts';
import { addApplicant } from '#api/member/session/applicant.client.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { openByKeyboard } from '#tests/support/browser/keyboard-screen.ts';
import { testPassword } from '#tests/support/server/visitor.ts';

/** The buttons of pages that open a dialog. */
const dialogs: readonly (readonly [address: string, button: string])[] = [
  ['/appearance/pages', 'Add a custom page'],
  ['/dashboard/settings/subcommunities', 'Add Subcommunity'],
  ['/settings/post-types', 'Add a Post Type'],
  ['/vanilla/settings/statuses', 'Add Status'],
  ['/dashboard/reactions', 'Edit Promote'],
  ['/dashboard/settings/services', 'Add a service'],
  ['/dashboard/export', 'New export'],
];

test('every dialog of the dashboard is opened with the keyboard alone, and returns the focus to its button', async ({
  administratorPage: page,
}) => {
  for (const [address, name] of dialogs)
    await test.step(address, async () => {
      const hands = await openByKeyboard(page, address);
      const button = page.getByRole('button', { name, exact: true });
      await hands.press(button);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
});

/** Links to parts of lists, and the URL to which they lead. */
const parts: readonly (readonly [address: string, link: string, url: RegExp])[] = [
  ['/dashboard/user/invitations', 'Expired', /[?]/],
  ['/dashboard/members/decisions', 'All decisions', /[?]/],
  ['/dashboard/settings/emails', 'Set a new password', /emails\/3/],
  ['/dashboard/audit-log', 'Configurations', /[?]/],
  ['/log/filter', 'Users', /[?]/],
  ['/dashboard/content/triage', 'Resolved', /status=resolved/],
];

test('the lists of the dashboard are narrowed and opened with the keyboard alone', async ({
  administratorPage: page,
  administrator,
}) => {
  await changeConfig(administrator.api, { 'triage.enabled': true });
  for (const [address, name, url] of parts)
    await test.step(address, async () => {
      const hands = await openByKeyboard(page, address);
      await hands.press(page.getByRole('main').getByRole('link', { name, exact: true }));
      await expect(page).toHaveURL(url);
    });
  await changeConfig(administrator.api, { 'triage.enabled': false });
});

test('members are checked, banned and admitted with the keyboard alone', async ({
  administratorPage: page,
  administrator,
  member,
}) => {
  await test.step('the permissions of a member are checked', async () => {
    const hands = await openByKeyboard(page, '/dashboard/members/permissions');
    await hands.write(page.getByRole('textbox', { name: 'Member' }), member.name);
    await hands.press(page.getByRole('button', { name: 'Check', exact: true }));
    await expect(page.getByRole('heading', { name: 'Nothing checked yet' })).toHaveCount(0);
  });
  await test.step('a ban rule is added and deleted', async () => {
    const hands = await openByKeyboard(page, '/dashboard/members/bans');
    await hands.write(page.getByRole('textbox', { name: 'Pattern' }), 'barnacle*');
    await hands.press(page.getByRole('button', { name: 'Add rule' }));
    await expect(page.getByRole('heading', { name: 'No ban rules' })).toHaveCount(0);
    await hands.press(page.getByRole('button', { name: /^(Delete|Remove)/ }).first());
    await hands.press(page.getByRole('dialog').getByRole('button', { name: /^(Delete|Remove)/ }));
    await expect(page.getByRole('heading', { name: 'No ban rules' })).toBeVisible();
  });
  await test.step('an applicant is admitted', async () => {
    const applicant = { name: 'Hopeful', email: 'hopeful@example.org', password: testPassword };
    await addApplicant(administrator.api, { ...applicant, discoveryText: 'I like boats.' });
    const hands = await openByKeyboard(page, '/dashboard/user/applicants');
    await hands.press(page.getByRole('button', { name: /^Approve/ }));
    await expect(page.getByRole('heading', { name: 'No applicants' })).toBeVisible();
  });
});

test('the site is operated with the keyboard alone: health, fragments and notifications', async ({
  administratorPage: page,
}) => {
  await test.step('the health of the site is looked at from outside', async () => {
    const hands = await openByKeyboard(page, '/dashboard/health');
    await hands.press(page.getByRole('button', { name: 'Look now' }));
    await expect(page.getByText(/Answers in \d+ ms/)).toBeVisible();
  });
  await test.step('the notice about fragments is read', async () => {
    const hands = await openByKeyboard(page, '/appearance/widget-builder');
    const understood = page.getByRole('button', { name: 'I understand' });
    await hands.press(understood);
    await expect(understood).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  });
  await test.step('a default of notifications is changed and restored', async () => {
    const hands = await openByKeyboard(page, '/dashboard/settings/notifications');
    const box = page.getByRole('main').getByRole('checkbox').first();
    const save = page.getByRole('region', { name: 'Events' }).getByRole('button', { name: 'Save' });
    const before = await box.isChecked();
    for (const isChecked of [!before, before]) {
      await hands.press(box);
      expect(await box.isChecked()).toBe(isChecked);
      const stored = page.waitForResponse((response) => response.request().method() !== 'GET');
      await hands.press(save);
      expect((await stored).ok()).toBe(true);
      await expect(save).toBeFocused();
    }
  });
});
