import { sql } from 'kysely';
import type { Category } from '#api/category/category-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CollectionContent, CollectionRecord } from '#api/moderation/collection/collection.contract.ts';
import { presentCategories } from '#server/category/category-view.ts';
import { presentDiscussions } from '#server/discussion/discussion-extras.ts';
import { DiscussionAnchors } from '#server/discussion/list/discussion-anchors.ts';
import { findDiscussionPage } from '#server/discussion/list/discussion-list.queries.ts';
import { readDiscussionOrder } from '#server/discussion/list/discussion-order.ts';
import type { DiscussionExtra } from '#server/discussion/list/discussion-row.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findPermittedCategoryIDs, may, type Viewer } from '#server/platform/http/viewer.ts';

type Named = Pick<CollectionRecord, 'recordType' | 'recordID'>;

/** Returns the key of a record: `discussion 34`. */
export const recordKey = ({ recordType, recordID }: Named): string => `${recordType} ${recordID}`;

const idsOf = (records: readonly Named[], type: CollectionRecord['recordType']): number[] =>
  records.filter(({ recordType }) => recordType === type).map(({ recordID }) => recordID);

const categoriesAmong = (viewer: Viewer, records: readonly Named[]) =>
  idsOf(records, 'category')
    .map((id) => viewer.categories.byID(id))
    .filter((node) => node !== undefined)
    .filter(({ categoryID }) => may(viewer, 'discussions.view', categoryID));

/** Returns the keys of the records that exist and that the viewer may see. */
export async function findRecords(db: Queryable, viewer: Viewer, records: readonly Named[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: number }>`
    select discussion_id as id from discussion
    where discussion_id = any(${idsOf(records, 'discussion')}::bigint[]) and date_deleted is null
      and category_id = any(${[...findPermittedCategoryIDs(viewer, 'discussions.view')]}::bigint[])
  `.execute(db);
  return new Set([
    ...rows.map(({ id }) => recordKey({ recordType: 'discussion', recordID: id })),
    ...categoriesAmong(viewer, records).map(({ categoryID }) =>
      recordKey({ recordType: 'category', recordID: categoryID }),
    ),
  ]);
}

/** Returns the records that exist and that the viewer may see, in their order. */
export async function visibleRecords<R extends Named>(
  db: Queryable,
  viewer: Viewer,
  records: readonly R[],
): Promise<R[]> {
  const found = await findRecords(db, viewer, records);
  return records.filter((record) => found.has(recordKey(record)));
}

const extras: readonly DiscussionExtra[] = ['insertUser', 'lastUser', 'category', 'tags', 'excerpt'];

async function discussionsAmong(forum: Forum, viewer: Viewer, records: readonly Named[]): Promise<Discussion[]> {
  const ids = idsOf(records, 'discussion');
  if (ids.length === 0) return [];
  const { rows, authors } = await findDiscussionPage(forum.db, new DiscussionAnchors(), {
    viewer,
    filter: {
      categoryIDs: findPermittedCategoryIDs(viewer, 'discussions.view'),
      isEverywhere: false,
      categoryID: undefined,
      looksUpMarks: false,
      mostCounted: ids.length,
      conditions: [sql`d.discussion_id = any(${ids}::bigint[])`],
    },
    order: readDiscussionOrder('discussionID'),
    pinnedFirst: false,
    page: 1,
    limit: ids.length,
    expand: extras,
  });
  return presentDiscussions(forum.db, viewer, rows, extras, { authors });
}

/**
 * Adds the data to records, preserving their order. Records that are deleted or that the viewer may not see are
 * omitted.
 */
export async function fillRecords<R extends Named>(
  forum: Forum,
  viewer: Viewer,
  records: readonly R[],
): Promise<(R & Pick<CollectionContent['records'][number], 'record'>)[]> {
  const nodes = categoriesAmong(viewer, records);
  const [discussions, present] = await Promise.all([
    discussionsAmong(forum, viewer, records),
    presentCategories(forum, viewer, viewer.categories, [], nodes),
  ]);
  const known = new Map<string, Discussion | Category>([
    ...discussions.map(
      (one) => [recordKey({ recordType: 'discussion', recordID: one.discussionID }), one] as [string, Discussion],
    ),
    ...nodes.map(
      (node) => [recordKey({ recordType: 'category', recordID: node.categoryID }), present(node)] as [string, Category],
    ),
  ]);
  return records.flatMap((one) => {
    const record = known.get(recordKey(one));
    return record ? [{ ...one, record }] : [];
  });
}
