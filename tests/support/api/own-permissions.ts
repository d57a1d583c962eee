import type { TestForum } from '#tests/support/server/test-forum.ts';

/** Gives a category its own permissions, which no role has yet. With `isOn` false, removes the own permissions. */
export async function setOwnPermissions({ forum }: TestForum, categoryID: number, isOn = true): Promise<void> {
  const { db, categories, permissions } = forum;
  await db.updateTable('category').set({ custom_permissions: isOn }).where('category_id', '=', categoryID).execute();
  await Promise.all([categories.changed(), permissions.changed()]);
}
