import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { addCategory, changeCategory, readCategory } from '#api/category/category.client.ts';
import { buildCategoryTree } from '#server/category/category-tree.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { openBus } from '#server/platform/cache/bus.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Forum } from '#server/platform/forum.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

const aRow = (categoryID: number, parentCategoryID: number | null, customPermissions = false) => ({
  categoryID,
  parentCategoryID,
  customPermissions,
  name: `Category ${categoryID}`,
  urlcode: `category-${categoryID}`,
  displayAs: 'discussions' as const,
  isArchived: false,
  hideFromRecent: false,
  allowedDiscussionTypes: null,
});

describe('the category tree', () => {
  test('inherits permissions from the nearest ancestor with custom permissions', () => {
    const tree = buildCategoryTree([aRow(1, null), aRow(2, 1, true), aRow(3, 2), aRow(4, 3, true), aRow(5, 4)]);
    expect(tree.all.map(({ categoryID, permissionCategoryID }) => [categoryID, permissionCategoryID])).toEqual([
      [1, 0],
      [2, 2],
      [3, 2],
      [4, 4],
      [5, 4],
    ]);
  });

  test('finds a category by ID or code, and places categories with a missing parent at the top level', () => {
    const tree = buildCategoryTree([aRow(1, null), aRow(2, 99)]);
    expect(tree.roots.map(({ categoryID }) => categoryID)).toEqual([1, 2]);
    expect(tree.find('1')?.categoryID).toBe(1);
    expect(tree.find('CATEGORY-2')?.categoryID).toBe(2);
    for (const key of ['', ' ', '1e0', '0x1', '1.0', '-1', '3', 'toString'])
      expect(tree.find(key), key).toBeUndefined();
  });

  test('aliases categories without custom permissions to the one they inherit from, in the permissions of a member', async () => {
    const top = (
      await addCategory(administrator.api, {
        name: 'Guarded',
        permissions: [{ roleID: roleIDs.member, permissions: { 'discussions.view': true } }],
      })
    ).body;
    const child = (await addCategory(administrator.api, { name: 'Heir', parentCategoryID: top.categoryID })).body;
    const grandchild = (
      await addCategory(administrator.api, { name: 'Heir of it', parentCategoryID: child.categoryID })
    ).body;
    const member = await forum.aMember();
    const { body } = await readCategory(member.api, grandchild.categoryID, { expand: ['permissions'] });
    expect(body.permissions).toMatchObject({ 'discussions.view': true, 'discussions.add': false });
    await expect(readCategory(forum.guest.api, grandchild.categoryID)).rejects.toMatchObject({ status: 404 });
    await changeCategory(administrator.api, child.categoryID, { parentCategoryID: null });
    const freed = await readCategory(member.api, grandchild.categoryID, { expand: ['permissions'] });
    expect(freed.body.permissions).toMatchObject({ 'discussions.add': true });
  });
});

const onServer = process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres';

if (onServer)
  describe('two processes on one database', () => {
    let other: Forum;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const { configuration, log, database } = forum.forum;
      const url = new URL(
        process.env['TEST_DATABASE_URL'] ?? (await import('#tests/support/server/test-database.ts')).testServerUrl(),
      );
      const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
      url.pathname = `/${rows[0]?.name}`;
      const second = await openDatabase({ databaseUrl: url.href });
      const bus = await openBus(second, { databaseUrl: url.href });
      other = openForum({ configuration, log, database: second, bus });
      close = async () => {
        await bus.close();
        await second.close();
      };
    });
    afterAll(() => close?.());

    test('see a new category, its permissions and a changed setting at once', async () => {
      await Promise.all([other.categories.get(), other.permissions.get(), other.settings.get()]);
      const { body } = await addCategory(administrator.api, {
        name: 'Seen elsewhere',
        permissions: [{ roleID: roleIDs.moderator, permissions: { 'discussions.view': true } }],
      });
      await changeConfig(administrator.api, { 'ui.siteName': 'Elsewhere' });
      await expect.poll(async () => (await other.categories.get()).byID(body.categoryID)?.name).toBe('Seen elsewhere');
      await expect
        .poll(async () => (await other.permissions.get()).roles.get(roleIDs.moderator)?.categories.get(body.categoryID))
        .toEqual(new Set(['discussions.view']));
      await expect.poll(async () => (await other.settings.get())['ui.siteName']).toBe('Elsewhere');
    });
  });
