import { categoryPermissions } from '#api/member/role/permission.ts';
import type { MediaStore } from '#server/composer/media/media-store.ts';
import { nameKeys, urlcodeKeys } from '#server/member/identity/identity-keys.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { renderBody } from '#server/post/body/render-body.ts';
import { sampleCategories } from './categories.ts';
import { sampleMembers } from './members.ts';
import { portraitPath, type SamplePicture } from './sample-picture.ts';
import { registerSampleRecords, reserveIDs, type Transaction } from './sample-record.ts';
import type { CategoryCode, MemberKey } from './types.ts';

/** The IDs of the stored sample members, by key. */
export type MemberNumbers = ReadonlyMap<MemberKey, number>;

/** The IDs of the stored sample categories, by code. */
export type CategoryNumbers = ReadonlyMap<CategoryCode, number>;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Stores the sample members. They can be messaged and mentioned but have no e-mail address and no password. */
export async function insertMembers(db: Transaction, now: Date, media: MediaStore): Promise<MemberNumbers> {
  const ids = await reserveIDs(db, 'member', sampleMembers.length);
  const oldestFirst = sampleMembers.toSorted((one, other) => other.joined - one.joined);
  const numbers = new Map(oldestFirst.map(({ key }, index) => [key, ids[index] as number]));
  const numberOf = (key: MemberKey) => numbers.get(key) as number;
  const rows = oldestFirst.map(({ key, name, title, about, location, joined, seen }) => ({
    user_id: numberOf(key),
    name,
    ...nameKeys(name),
    title,
    about,
    about_html: renderBody(about, 'markdown').html,
    location,
    photo_url: media.urlOf(portraitPath(key)),
    // Confirmed, so that a post published on their behalf, such as an approved held post, is checked with the
    // permissions of members.
    email_confirmed: true,
    date_inserted: before(now, joined),
    date_last_active: before(now, seen),
  }));
  const roles = sampleMembers.flatMap(({ key, role }) =>
    (role === 'moderator' ? [roleIDs.member, roleIDs.moderator] : [roleIDs.member]).map((role_id) => ({
      user_id: numberOf(key),
      role_id,
    })),
  );
  await db.insertInto('member').values(rows).execute();
  await db.insertInto('member_role').values(roles).execute();
  await registerSampleRecords(db, 'member', numbers);
  return numbers;
}

/** Stores the metadata of the sample pictures. The files are already in the media store. */
export async function insertMedia(
  db: Transaction,
  { pictures, members, now }: { pictures: readonly SamplePicture[]; members: MemberNumbers; now: Date },
): Promise<void> {
  const ids = await reserveIDs(db, 'media', pictures.length);
  const rows = pictures.map(({ key, path, type, content, width, height, owner }, index) => ({
    media_id: ids[index] as number,
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    type,
    size: content.length,
    width,
    height,
    insert_user_id: members.get(owner) as number,
    date_inserted: before(now, 1),
    key,
  }));
  await db
    .insertInto('media')
    .values(rows.map(({ key, ...row }) => row))
    .execute();
  await registerSampleRecords(
    db,
    'media',
    rows.map(({ key, media_id }) => [key, media_id] as const),
  );
}

/** Stores the sample categories. A category in which only moderators start discussions has permissions of its own. */
export async function insertCategories(db: Transaction, now: Date, members: MemberNumbers): Promise<CategoryNumbers> {
  const ids = await reserveIDs(db, 'category', sampleCategories.length);
  const numbers = new Map(sampleCategories.map(({ urlcode }, index) => [urlcode, ids[index] as number]));
  const rows = sampleCategories.map(
    ({ urlcode, name, description, parent, displayAs, archived, startedBy }, index) => ({
      category_id: numbers.get(urlcode) as number,
      parent_category_id: parent ? (numbers.get(parent) as number) : null,
      name,
      urlcode,
      ...urlcodeKeys(urlcode),
      description,
      display_as: displayAs,
      is_archived: archived ?? false,
      custom_permissions: startedBy === 'moderators',
      sort: index,
      insert_user_id: members.get('ingrid') as number,
      date_inserted: before(now, sampleMembers[0]?.joined ?? 0),
    }),
  );
  await db.insertInto('category').values(rows).execute();
  await registerSampleRecords(db, 'category', numbers);
  for (const row of rows) if (row.custom_permissions) await grantToModerators(db, row.category_id);
  return numbers;
}

/** Copies the site-wide grants of each role to a category, except that only moderators may start discussions. */
async function grantToModerators(db: Transaction, categoryID: number): Promise<void> {
  const grants = await db
    .selectFrom('role_permission')
    .select(['role_id', 'permission'])
    .where('resource_type', '=', 'global')
    .where('permission', 'in', [...categoryPermissions])
    .execute();
  const moderating = new Set(
    grants.filter(({ permission }) => permission === 'posts.moderate').map(({ role_id }) => role_id),
  );
  const retained = grants.filter(
    ({ role_id, permission }) => permission !== 'discussions.add' || moderating.has(role_id),
  );
  await db
    .insertInto('role_permission')
    .values(retained.map((grant) => ({ ...grant, resource_type: 'category', resource_id: categoryID })))
    .execute();
}
