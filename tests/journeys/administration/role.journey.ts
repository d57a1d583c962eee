import type { Page } from '@playwright/test';
import { createRole, listRoles } from '#api/member/role/role.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

const roles = '/dashboard/role';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};

test('an administrator makes a role, copies, compares and views the forum as it, and deletes it with a replacement', async ({
  page,
  forum,
  administrator,
}) => {
  await setSessionCookie(page, administrator, forum.url);
  await open(page, roles);
  await page.getByRole('link', { name: 'Add role' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Boatbuilders');
  await page.getByRole('checkbox', { name: 'Sign in', exact: true }).check();
  await page.getByRole('checkbox', { name: 'All: Discussions and comments' }).check();
  await page.getByRole('checkbox', { name: 'All: Announce', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Add role' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/role\/\d+\/edit$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Boatbuilders' })).toBeVisible();
  const boatbuilders = Number(/role\/(\d+)/.exec(page.url())?.[1]);
  const rower = await aMemberOf(forum, administrator, 'Rower');
  await changeUser(administrator.api, rower.userID, { roleID: [boatbuilders] });

  await open(page, `${roles}/add?copy=${boatbuilders}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Boatbuilders (copy)');
  await page.getByRole('checkbox', { name: 'Make new tags' }).check();
  await page.getByRole('button', { name: 'Add role' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Boatbuilders (copy)' })).toBeVisible();
  const copy = Number(/role\/(\d+)/.exec(page.url())?.[1]);
  await page.getByRole('checkbox', { name: 'Sign in', exact: true }).uncheck();
  await expect(page.getByText('Takes away: Sign in.')).toBeVisible();

  await page.goto(`${roles}/compare?first=${boatbuilders}&second=${copy}`);
  await page.getByRole('heading', { name: '1 difference' }).waitFor();
  await expect(page.getByRole('row', { name: /Make new tags/ })).toContainText(/No\s*Yes/);

  await open(page, roles);
  await page.getByRole('button', { name: 'View as: Boatbuilders', exact: true }).press('Enter');
  await expect(page.getByText('You are viewing the forum as')).toBeVisible();
  expect((await page.goto(roles))?.status()).toBe(403);
  await expect(page.getByText('You are viewing the forum as')).toBeVisible();
  await page.getByRole('button', { name: 'Leave this view' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles & permissions' })).toBeVisible();

  await waitForHydration(page);
  await page.getByRole('button', { name: 'Delete Boatbuilders', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Boatbuilders' });
  await expect(dialog.getByText('1 member will be affected by this action.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Replacement role' }).selectOption('Boatbuilders (copy)');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  // An open dialog hides the buttons of the list.
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Boatbuilders', exact: true })).toHaveCount(0);
  const { body: left } = await listRoles(administrator.api);
  expect(left.find(({ roleID }) => roleID === copy)?.countUsers).toBe(1);
  await expect(page.getByRole('button', { name: 'Delete Guest' })).toHaveAttribute('aria-disabled', 'true');
});

test('a manager cannot grant a permission that they lack, by keyboard in a narrow window', async ({
  page,
  forum,
  administrator,
}) => {
  const permissions = [
    { type: 'global' as const, permissions: { 'session.valid': true, 'site.manage': true, 'tags.add': true } },
  ];
  const { roleID } = (await createRole(administrator.api, { name: 'Wardens', permissions })).body;
  const plain = (await createRole(administrator.api, { name: 'Rowers' })).body;
  const manager = await aMemberOf(forum, administrator, 'Warden');
  await changeUser(administrator.api, manager.userID, { roleID: [roleID] });
  await page.setViewportSize({ width: 390, height: 800 });
  await setSessionCookie(page, manager, forum.url);
  await open(page, `${roles}/${plain.roleID}/edit`);
  const lacking = page.getByRole('checkbox', { name: 'Ban members' });
  await expect(lacking).toBeDisabled();
  await expect(lacking).toHaveAccessibleDescription(/You do not have this permission/);
  await page.getByRole('checkbox', { name: 'Make new tags' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Grants: Make new tags.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Role saved.')).toBeVisible();
  const refused = await manager.fetch(`/api/v2/roles/${plain.roleID}/permissions`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'folkmoot' },
    body: JSON.stringify([{ type: 'global', permissions: { 'users.ban': true } }]),
  });
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'role.outranks']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
