import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { discussionRoutes } from '#api/discussion/discussion.contract.ts';
import { internalStatusID } from '#api/discussion/status/discussion-status.ts';
import { requireVisibleCategory } from '#server/category/category.policy.ts';
import { isOfType } from '#server/discussion/discussion-type-column.ts';
import { type AskedStatuses, isAtStatus } from '#server/discussion/status/discussion-status-column.ts';
import { namedMembers, writtenBy } from '#server/platform/database/named-members.ts';
import {
  findPermittedCategoryIDs,
  isEverywhere,
  requirePermission,
  requireSession,
  type Viewer,
} from '#server/platform/http/viewer.ts';
import { matchesNoPost } from '#server/post/attachment/unmatchable-filters.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { withinDates } from '#server/search/search-filter.ts';
import { isUnread } from './discussion-row.ts';
import { isSuggested } from './discussion-suggestion.ts';

type Condition = RawBuilder<unknown>;

/** The parsed query of a list of discussions. */
export type DiscussionQuery = z.output<(typeof discussionRoutes)['list']['schema']['querystring']>;

/** The selection of discussions in a list. */
export interface DiscussionFilter {
  /** The categories of the list, all visible to the viewer. */
  readonly categoryIDs: readonly number[];
  /** Whether the list contains all categories of the site, so that no category condition is needed. */
  readonly isEverywhere: boolean;
  /** The category of a single-category list, whose own announcements are pinned. */
  readonly categoryID: number | undefined;
  /** The maximum number of discussions to count in a filtered list, where each row must be checked. */
  readonly mostCounted: number;
  /**
   * Whether to look up the viewer's marks row by row. This is efficient when most discussions match a filter by marks.
   */
  readonly looksUpMarks: boolean;
  /** Conditions on `d` (and the viewer's marks `dm`, `cm`), in addition to the categories. */
  readonly conditions: readonly Condition[];
}

/**
 * The maximum number of discussions to count in a filtered list (docs/behavior/discussion.md#counting-lists). The
 * totals of lists of whole categories come from counters and can be far higher. Filters that look up other rows for
 * each discussion (read positions, tags, answers) have lower limits.
 */
const mostCounted = { unread: 300, lookedUp: 1_000, others: 10_000 };

const mostCountedFor = ({ unread, suggested, statusID, status }: DiscussionQuery): number => {
  if (unread) return mostCounted.unread;
  return suggested || statusID?.length || status ? mostCounted.lookedUp : mostCounted.others;
};

/**
 * Most discussions of a forum are unread, so their marks are looked up row by row. Bookmarks and participation are
 * selective and start from the marks instead.
 */
const looksUpMarks = ({ unread, bookmarkUserID, participatedUserID }: DiscussionQuery): boolean =>
  unread !== undefined && bookmarkUserID === undefined && participatedUserID === undefined;

const slots = { d: 1, w: 7, m: 30, y: 365 } as const;

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Returns the member of a private filter: an ID or the viewer. Other members require community.moderate. */
function memberOf(viewer: Viewer, requested: number | '$me'): number {
  const [userID = 0] = namedMembers(viewer, [requested]);
  if (userID !== viewer.userID) requirePermission(viewer, 'community.moderate');
  return userID;
}

/** Returns the category IDs of a filter. 0 and -1 select all categories and are removed. */
const namedIn = (categoryIDs: readonly number[] = []): readonly number[] => categoryIDs.filter((id) => id > 0);

function categoriesOf(viewer: Viewer, query: DiscussionQuery): number[] {
  const visible = findPermittedCategoryIDs(viewer, 'discussions.view');
  const { categoryID, includeChildCategories, excludedCategoryIDs, excludeHiddenCategories } = query;
  const named = namedIn(categoryID);
  for (const id of named) requireVisibleCategory(viewer, viewer.categories, id);
  const within = new Set(includeChildCategories ? named.flatMap((id) => viewer.categories.withDescendants(id)) : named);
  const without = new Set(excludedCategoryIDs);
  const isHidden = (id: number) =>
    excludeHiddenCategories && !named.includes(id) && viewer.categories.byID(id)?.hideFromRecent;
  return visible.filter((id) => (named.length === 0 || within.has(id)) && !without.has(id) && !isHidden(id));
}

const marked = (viewer: Viewer, userID: number, mark: 'bookmarked' | 'participated'): Condition =>
  userID === viewer.userID
    ? sql`dm.${sql.ref(mark)}`
    : sql`exists (select from discussion_member mark where mark.discussion_id = d.discussion_id
        and mark.user_id = ${userID} and mark.${sql.ref(mark)})`;

function memberConditions(viewer: Viewer, query: DiscussionQuery): Condition[] {
  const conditions: Condition[] = [];
  const { bookmarkUserID, participatedUserID, insertUserID, insertUserRoleID, followed, unread, suggested } = query;
  if (insertUserID?.length) conditions.push(writtenBy(sql`d.insert_user_id`, viewer, insertUserID));
  if (bookmarkUserID !== undefined) conditions.push(marked(viewer, memberOf(viewer, bookmarkUserID), 'bookmarked'));
  if (participatedUserID !== undefined)
    conditions.push(marked(viewer, memberOf(viewer, participatedUserID), 'participated'));
  if (insertUserRoleID?.length)
    conditions.push(sql`exists (select from member_role where member_role.user_id = d.insert_user_id
      and member_role.role_id = any(${insertUserRoleID}::bigint[]))`);
  if (followed || unread || suggested) requireSession(viewer);
  if (followed)
    conditions.push(sql`d.category_id = any(array(
      select category_id from category_member where user_id = ${viewer.userID} and followed))`);
  if (suggested) conditions.push(isSuggested(viewer));
  if (unread !== undefined) conditions.push(unread ? isUnread(viewer) : sql`not ${isUnread(viewer)}`);
  return conditions;
}

function statusConditions(viewer: Viewer, query: DiscussionQuery, statuses: readonly AskedStatuses[]): Condition[] {
  const { resolved, internalStatusID: asked } = query;
  if (resolved !== undefined || asked?.length) requirePermission(viewer, 'staff.allow');
  return [
    ...(resolved === undefined ? [] : [sql`d.resolved = ${resolved}`]),
    ...(asked?.length
      ? [sql`d.resolved = any(${[true, false].filter((one) => asked.includes(internalStatusID(one)))}::boolean[])`]
      : []),
    ...statuses.map(isAtStatus),
  ];
}

/**
 * Returns the SQL condition that a post field of `d` has a value, or contains it among several. Fields that are not
 * public never match.
 */
const answers = (name: string, value: unknown): Condition => sql`(
  (d.post_meta ->> ${name} = ${String(value)} or (jsonb_typeof(d.post_meta -> ${name}) = 'array'
      and ${String(value)} in (select jsonb_array_elements_text(
        case when jsonb_typeof(d.post_meta -> ${name}) = 'array' then d.post_meta -> ${name} else '[]' end))))
  and exists (select from post_type t join post_field f on f.post_field_id = any(t.field_ids)
    where t.post_type_id = coalesce(d.post_type_id, d.type) and f.post_field_id = ${name} and f.is_active
      and f.visibility = 'public'))`;

function stateConditions(viewer: Viewer, query: DiscussionQuery, statuses: readonly AskedStatuses[]): Condition[] {
  const conditions = statusConditions(viewer, query, statuses);
  if (matchesNoPost({ sentiment: query.sentiment }) || query.groupID) conditions.push(sql`false`);
  for (const [name, value] of Object.entries(query.postMeta ?? {})) conditions.push(answers(name, value));
  if (query.pinned !== undefined) conditions.push(sql`d.pinned = ${query.pinned}`);
  if (query.closed !== undefined) conditions.push(sql`d.closed = ${query.closed}`);
  if (query.hasComments !== undefined)
    conditions.push(query.hasComments ? sql`d.count_comments > 0` : sql`d.count_comments = 0`);
  for (const types of [query.type, query.postTypeID]) if (types?.length) conditions.push(isOfType(types));
  if (query.score) conditions.push(withinNumbers(sql`d.score`, query.score));
  if (query.discussionID) conditions.push(withinNumbers(sql`d.discussion_id`, query.discussionID));
  if (query.tagID)
    conditions.push(sql`exists (select from discussion_tag dt where dt.discussion_id = d.discussion_id
      and ${withinNumbers(sql`dt.tag_id`, query.tagID)})`);
  if (query.reactionType)
    conditions.push(sql`exists (select from reaction_count rc join reaction_type rt on rt.tag_id = rc.tag_id
      where rc.record_type = 'discussion' and rc.record_id = d.discussion_id and rc.count > 0
        and lower(rt.urlcode) = ${query.reactionType.toLowerCase()})`);
  return conditions;
}

function dateConditions(query: DiscussionQuery, now: Date): Condition[] {
  const conditions: Condition[] = [];
  const { slotType, dateInserted, dateUpdated, dateLastComment } = query;
  if (dateInserted) conditions.push(withinDates(sql`d.date_inserted`, dateInserted));
  if (dateUpdated) conditions.push(withinDates(sql`d.date_updated`, dateUpdated));
  if (dateLastComment) conditions.push(withinDates(sql`d.date_last_comment`, dateLastComment));
  if (slotType && slotType !== 'a')
    conditions.push(sql`d.date_inserted >= ${new Date(now.getTime() - slots[slotType] * 86_400_000)}`);
  return conditions;
}

/**
 * Builds the filter of a list of discussions. `statuses` contains the requested statuses, by ID and by name.
 *
 * @throws {ApiError} when a filter requires a missing permission or session, or when a category does not exist.
 */
export function readDiscussionFilter(
  viewer: Viewer,
  query: DiscussionQuery,
  { now, statuses }: { now: Date; statuses: readonly AskedStatuses[] },
): DiscussionFilter {
  const categoryIDs = categoriesOf(viewer, query);
  return {
    categoryIDs,
    isEverywhere: isEverywhere(viewer, categoryIDs),
    categoryID: only(namedIn(query.categoryID)),
    mostCounted: mostCountedFor(query),
    looksUpMarks: looksUpMarks(query),
    conditions: [
      ...memberConditions(viewer, query),
      ...stateConditions(viewer, query, statuses),
      ...dateConditions(query, now),
    ],
  };
}

/** Returns the complete condition on `d`. A single category is compared with `=`, so that its index is used. */
export function discussionCondition({ categoryIDs, isEverywhere, conditions }: DiscussionFilter): Condition {
  const [only] = categoryIDs;
  const place =
    categoryIDs.length === 1 && only !== undefined
      ? [sql`d.category_id = ${only}`]
      : isEverywhere
        ? []
        : [sql`d.category_id = any(${[...categoryIDs]}::bigint[])`];
  return sql.join([sql`d.date_deleted is null`, ...place, ...conditions], sql` and `);
}
