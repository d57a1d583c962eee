import { ApiError } from '#api/errors.ts';
import { translationAvailable } from '#server/administration/translation/machine-translation.ts';
import { mayRecordView } from '#server/category/viewable.ts';
import { newMemberRoleIn, permissionRecordOf } from '#server/member/role/role-catalog.ts';
import { guestOf } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** Whether guests or ordinary members cannot see a category. */
async function isPrivate(forum: Forum, categoryID: number): Promise<boolean> {
  // In a community that is closed to guests, all categories are private.
  if ((await forum.settings.get())['site.access'] === 'members') return true;
  const [guest, book, tree] = await Promise.all([guestOf(forum), forum.permissions.get(), forum.categories.get()]);
  const member = permissionRecordOf(book, tree, { roleIDs: [newMemberRoleIn(book)], isAdmin: false });
  return !mayRecordView(guest.permissions, categoryID) || !mayRecordView(member, categoryID);
}

/** Returns why posts of a category are not sent to a translation service. */
async function findObstacle(forum: Forum, categoryID: number) {
  const settings = await forum.settings.get();
  if (!settings['machineTranslation.posts']) return 'post-translation.off';
  const isAllowed = settings['machineTranslation.privateCategories'] || !(await isPrivate(forum, categoryID));
  return isAllowed ? undefined : 'post-translation.private';
}

/**
 * Checks that the site translates posts of a category.
 *
 * @throws {ApiError} post-translation.off; post-translation.private.
 */
export async function requireTranslatable(forum: Forum, categoryID: number): Promise<void> {
  const obstacle = await findObstacle(forum, categoryID);
  if (obstacle) throw new ApiError(obstacle);
}

/** Whether a viewer who may read the posts of a category can have them translated into a language. */
export const mayTranslate = async (
  forum: Forum,
  viewer: Viewer,
  { categoryID, language }: { categoryID: number; language: string },
): Promise<boolean> =>
  !viewer.preview &&
  (await findObstacle(forum, categoryID)) === undefined &&
  (await translationAvailable(forum, language));
