import { findPermittedCategoryIDs, may, type Viewer } from '#server/platform/http/viewer.ts';

/** The scope of an export. */
export interface ExportScope {
  /** The categories whose content is exported; undefined for all. */
  readonly categoryIDs: readonly number[] | undefined;
  /** Whether the facts of profiles are exported, besides the names of members. */
  readonly hasProfiles: boolean;
  /** Whether the profiles of banned members are private. */
  readonly hidesBanned: boolean;
  /** Whether the e-mail addresses of members are exported. */
  readonly hasAddresses: boolean;
}

/** Returns the scope of an export that contains what guests see. */
export const publicScope = (guest: Viewer, { hidesBanned }: { hidesBanned: boolean }): ExportScope => ({
  categoryIDs: findPermittedCategoryIDs(guest, 'discussions.view'),
  hasProfiles: may(guest, 'profiles.view'),
  hidesBanned,
  hasAddresses: false,
});

/** Returns the scope of an export of everything but secrets and private messages. */
export const wholeScope = ({ hasAddresses }: { hasAddresses: boolean }): ExportScope => ({
  categoryIDs: undefined,
  hasProfiles: true,
  hidesBanned: false,
  hasAddresses,
});

/** Returns the SQL condition that a category is exported. */
export const inCategories = ({ categoryIDs }: ExportScope, column: string): string =>
  categoryIDs === undefined ? 'true' : `${column} = any('{${categoryIDs.map(Number).join(',')}}'::bigint[])`;

/** Returns the SQL condition that a discussion `d` is exported. */
export const openDiscussion = (scope: ExportScope): string =>
  `d.date_deleted is null and ${inCategories(scope, 'd.category_id')}`;

/** Returns the SQL condition that a member `m` is exported: with a public scope, everyone who wrote exported posts. */
export const exportedMember = (scope: ExportScope): string =>
  scope.categoryIDs === undefined
    ? 'm.date_deleted is null'
    : `m.date_deleted is null and (
        exists (select from discussion d where d.insert_user_id = m.user_id and ${openDiscussion(scope)})
        or exists (select from comment c join discussion d using (discussion_id)
          where c.insert_user_id = m.user_id and c.date_deleted is null and ${openDiscussion(scope)}))`;

/** Returns the SQL condition that the facts of the profile of a member `m` are exported. */
export const openProfile = ({ categoryIDs, hasProfiles, hidesBanned }: ExportScope): string =>
  categoryIDs === undefined ? 'true' : hasProfiles ? `not m.private${hidesBanned ? ' and not m.banned' : ''}` : 'false';

const reactions = (type: string, id: string): string => `
  (select jsonb_object_agg(t.urlcode, r.count) from reaction_count r join reaction_type t using (tag_id)
   where r.record_type = '${type}' and r.record_id = ${id} and r.count > 0) as reactions`;

/** Returns statements whose rows are the rows of other statements as JSON. */
export const asJson = <Name extends string>(selects: Readonly<Record<Name, string>>): Record<Name, string> =>
  Object.fromEntries(
    Object.entries(selects).map(([name, select]) => [name, `select row_to_json(x)::text as row from (${select}) x`]),
  ) as Record<Name, string>;

function memberColumns(scope: ExportScope): string {
  const isOpen = openProfile(scope);
  const open = (column: string, name: string) => `case when ${isOpen} then ${column} end as "${name}"`;
  const roles = `array(select r.name from member_role h join role r using (role_id) where h.user_id = m.user_id order by r.sort, r.name)`;
  const fields = `(select jsonb_object_agg(f.api_name, f.value) from member_profile_field f join profile_field p using (api_name)
    where f.user_id = m.user_id and p.enabled ${scope.categoryIDs === undefined ? '' : `and p.visibility = 'public'`})`;
  const badges = `array(select b.name from member_badge h join badge b using (badge_id) where h.user_id = m.user_id order by h.date_inserted, b.name)`;
  return [
    'm.user_id as "userID"',
    'm.name',
    open('m.photo_url', 'photoUrl'),
    open('m.title', 'title'),
    open('m.about', 'about'),
    open('m.location', 'location'),
    open('m.website', 'website'),
    open('m.points', 'points'),
    open('m.date_inserted', 'dateInserted'),
    open(fields, 'fields'),
    open(badges, 'badges'),
    ...(scope.categoryIDs === undefined ? [`${roles} as roles`, 'm.banned', 'm.private'] : []),
    ...(scope.hasAddresses ? ['m.email', 'm.email_confirmed as "emailConfirmed"'] : []),
  ].join(', ');
}

/**
 * Returns the statements that read the records of an export, by kind (docs/export-format.md). Records are ordered by
 * their ID.
 */
export function exportSelects(scope: ExportScope): Readonly<Record<string, string>> {
  const isWhole = scope.categoryIDs === undefined;
  const post = (alias: string) => `${alias}.body, ${alias}.format, ${alias}.body_html as "bodyHtml",
    ${alias}.insert_user_id as "insertUserID", ${alias}.date_inserted as "dateInserted",
    ${alias}.update_user_id as "updateUserID", ${alias}.date_updated as "dateUpdated", ${alias}.score`;
  const selects = {
    categories: `select category_id as "categoryID", parent_category_id as "parentCategoryID", name, urlcode, description,
      display_as as "displayAs", is_archived as "isArchived", icon_url as "iconUrl", banner_url as "bannerUrl", sort,
      date_inserted as "dateInserted" from category where ${inCategories(scope, 'category_id')} order by category_id`,
    members: `select ${memberColumns(scope)} from member m where ${exportedMember(scope)} order by m.user_id`,
    tags: `select tag_id as "tagID", name, urlcode, type from tag t where ${
      isWhole
        ? 'true'
        : `exists (select from discussion_tag h join discussion d using (discussion_id) where h.tag_id = t.tag_id and ${openDiscussion(scope)})`
    } order by tag_id`,
    statuses: `select status_id as "statusID", name, state, record_subtype as "recordSubtype" from discussion_status order by status_id`,
    'reaction-types': `select urlcode, name, description, class, points, reaction_value as "reactionValue"
      from reaction_type where active and not hidden order by sort, urlcode`,
    discussions: `select d.discussion_id as "discussionID", d.category_id as "categoryID", d.type, d.post_type_id as "postTypeID",
      d.name, ${post('d')}, d.closed, d.pinned, d.status_id as "statusID", d.accepted_comment_id as "acceptedCommentID",
      d.count_views as "countViews", ${isWhole ? 'd.post_meta as "postMeta",' : ''}
      array(select h.tag_id from discussion_tag h where h.discussion_id = d.discussion_id order by h.tag_id) as "tagIDs",
      ${reactions('discussion', 'd.discussion_id')}
      from discussion d where ${openDiscussion(scope)} order by d.discussion_id`,
    comments: `select c.comment_id as "commentID", c.discussion_id as "discussionID", c.parent_comment_id as "parentCommentID",
      c.position, ${post('c')}, c.qna, ${reactions('comment', 'c.comment_id')}
      from comment c join discussion d using (discussion_id)
      where c.date_deleted is null and ${openDiscussion(scope)} order by c.discussion_id, c.position, c.comment_id`,
  };
  const further = {
    roles: `select role_id as "roleID", name, description, type from role order by role_id`,
    reactions: `select r.record_type as "recordType", r.record_id as "recordID", r.user_id as "userID", t.urlcode,
      r.date_inserted as "dateInserted" from reaction r join reaction_type t using (tag_id)
      join discussion d using (discussion_id) where d.date_deleted is null
      order by r.record_type, r.record_id, r.user_id, t.urlcode`,
    'post-types': `select post_type_id as "postTypeID", parent_post_type_id as "parentPostTypeID", name, field_ids as "fieldIDs"
      from post_type where date_deleted is null order by post_type_id`,
    'post-fields': `select post_field_id as "postFieldID", label, description, data_type as "dataType", form_type as "formType",
      visibility from post_field order by post_field_id`,
  };
  const files = `select f.path, f.name, f.type, f.size, f.insert_user_id as "insertUserID", f.date_inserted as "dateInserted",
    f.foreign_type as "recordType", f.foreign_id as "recordID", ${isAttached(scope)} as "isAttached"
    from media f where f.foreign_type <> 'message' order by f.media_id`;
  return asJson<string>({ ...selects, ...(isWhole && further), files });
}

/** Returns the SQL condition that an upload `f` is attached to an exported post. */
const isAttached = (scope: ExportScope): string => `case f.foreign_type
    when 'discussion' then exists (select from discussion d where d.discussion_id = f.foreign_id and ${openDiscussion(scope)})
    when 'comment' then exists (select from comment c join discussion d using (discussion_id)
      where c.comment_id = f.foreign_id and c.date_deleted is null and ${openDiscussion(scope)})
    else false end`;
