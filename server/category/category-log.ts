import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';
import type { Forum } from '#server/platform/forum.ts';
import { recountCategories } from './category-recount.queries.ts';

/** Columns derived from posts and followers, which administrators do not edit. */
const ofPosts = [
  'count_discussions',
  'count_comments',
  'count_followers',
  'last_discussion_id',
  'last_comment_id',
  'date_last_post',
  'date_updated',
];

/** The row sources of a category and its role permissions. */
export const categorySources: RowSources = async (_, categoryID) => [
  { table: 'category', key: ['category_id'], where: sql`category_id = ${categoryID}`, without: ofPosts },
  {
    table: 'role_permission',
    key: ['role_id', 'resource_type', 'resource_id', 'permission'],
    where: sql`resource_type = 'category' and resource_id = ${categoryID}`,
  },
];

/** The row sources of a category with everything that its deletion removes or moves to another category. */
export const categoryContentSources: RowSources = async (trx, categoryID, before) => [
  ...(await categorySources(trx, categoryID, before)),
  {
    table: 'translation',
    key: ['resource', 'record_type', 'record_key', 'property_name', 'locale'],
    where: sql`record_type = 'category' and record_key = ${String(categoryID)}`,
  },
  { table: 'category_member', key: ['user_id', 'category_id'], where: sql`category_id = ${categoryID}` },
  {
    table: 'category',
    key: ['category_id'],
    where: sql`parent_category_id = ${categoryID}`,
    only: ['parent_category_id'],
  },
  { table: 'discussion', key: ['discussion_id'], where: sql`category_id = ${categoryID}`, only: ['category_id'] },
  {
    table: 'draft',
    key: ['draft_id'],
    where: sql`parent_record_type = 'category' and parent_record_id = ${categoryID}`,
    only: ['parent_record_id'],
  },
];

/** The row sources of the order of all categories. */
export const categoryOrderSources: RowSources = async () => [
  { table: 'category', key: ['category_id'], where: sql`true`, only: ['sort'] },
];

/** The row sources of the order and the parents of all categories. */
export const categoryPlaceSources: RowSources = async () => [
  { table: 'category', key: ['category_id'], where: sql`true`, only: ['parent_category_id', 'sort'] },
];

/** Broadcasts to all processes that categories, and possibly permissions in them, have changed. */
export async function invalidateCategories(forum: Forum): Promise<void> {
  await forum.categories.changed();
  await forum.permissions.changed();
}

const tell = { afterwards: invalidateCategories };

defineRowUndo({
  actions: ['category.add', 'category.change'],
  permission: 'site.manage',
  sources: categorySources,
  ...tell,
});
defineRowUndo({ actions: ['category.sort'], permission: 'site.manage', sources: categoryOrderSources, ...tell });
defineRowUndo({ actions: ['category.arrange'], permission: 'site.manage', sources: categoryPlaceSources, ...tell });
defineRowUndo({
  actions: ['category.delete'],
  permission: 'site.manage',
  sources: categoryContentSources,
  follow: (trx) => recountCategories(trx),
  ...tell,
});
