import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { liftPostingLimit } from '#tests/support/server/posting-limit.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

/** Creates a test forum with a category and members who may post without rate limit. */
export async function discussionFixture() {
  const site = await testForum();
  const [anna, ben, moderator, administrator, categoryID] = await Promise.all([
    site.aMember({ name: 'anna' }),
    site.aMember({ name: 'ben' }),
    site.aModerator(),
    site.anAdministrator(),
    site.aCategory({ name: 'Garden' }),
  ]);
  await liftPostingLimit(site);

  const post = (changes: object = {}) => ({
    name: 'Growing beans',
    body: 'How *tall*?',
    format: 'markdown' as const,
    categoryID,
    ...changes,
  });
  const start = async (by: TestUser = anna, changes: object = {}) =>
    (await createDiscussion(by.api, post(changes))).body;

  /** Creates a category that only the given roles may see and use. */
  async function hiddenCategory(roles: Record<number, string[]>): Promise<number> {
    const id = await site.aCategory();
    const rows = Object.entries(roles).flatMap(([role, granted]) =>
      granted.map((permission) => ({
        role_id: Number(role),
        resource_type: 'category',
        resource_id: id,
        permission,
      })),
    );
    if (rows.length) await site.forum.db.insertInto('role_permission').values(rows).execute();
    await setOwnPermissions(site, id);
    return id;
  }

  return { site, anna, ben, moderator, administrator, categoryID, post, start, hiddenCategory };
}
