import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';
import type { Forum } from '#server/platform/forum.ts';
import { recountCategories } from './category-recount.queries.ts';

/** What a category counts and remembers of its posts is not what administrators change. */
const ofPosts = [
  'count_discussions',
  'count_comments',
  'count_followers',
  'last_discussion_id',
  'last_comment_id',
  'date_last_post',
  'date_updated',
];

/** A category and what roles may do in it. */
export const categorySources: RowSources = async (_, categoryID) => [
  { table: 'category', key: ['category_id'], where: sql`category_id = ${categoryID}`, without: ofPosts },
  {
    table: 'role_permission',
    key: ['role_id', 'resource_type', 'resource_id', 'permission'],
    where: sql`resource_type = 'category' and resource_id = ${categoryID}`,
  },
];

/** A category with all that is deleted with it, or goes into another. */
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

/** The places of all categories among each other. */
export const categoryOrderSources: RowSources = async () => [
  { table: 'category', key: ['category_id'], where: sql`true`, only: ['sort'] },
];

/** The places of all categories, and under which other one each stands. */
export const categoryPlaceSources: RowSources = async () => [
  { table: 'category', key: ['category_id'], where: sql`true`, only: ['parent_category_id', 'sort'] },
];

/** Tells every process that categories, and perhaps who may do what in them, are different now. */
export async function tellOfCategories(forum: Forum): Promise<void> {
  await forum.categories.changed();
  await forum.permissions.changed();
}

const tell = { afterwards: tellOfCategories };

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
