import {
  asJson,
  type ExportScope,
  exportedMember,
  inCategories,
  openDiscussion,
  openProfile,
} from './export-selects.ts';

/** A category of an archive. */
export interface ArchivedCategory {
  readonly categoryID: number;
  readonly parentCategoryID: number | null;
  readonly name: string;
  readonly urlcode: string;
  readonly description: string | null;
  readonly isHeading: boolean;
}

/** The address of a discussion: its name, and the number of its comments. */
export interface ArchivedAddress {
  readonly id: number;
  readonly name: string;
  readonly comments: number;
}

/** A member of an archive. `isOpen` is whether guests see the profile. */
export interface ArchivedMember {
  readonly userID: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly title: string | null;
  readonly about: string | null;
  readonly photoUrl: string | null;
  readonly dateInserted: string;
}

interface Written {
  readonly userID: number;
  readonly author: string;
  readonly html: string;
  readonly date: string;
}

/** A discussion of an archive. */
export interface ArchivedDiscussion extends Written {
  readonly id: number;
  readonly name: string;
  readonly categoryID: number;
  readonly isClosed: boolean;
  readonly tags: readonly string[];
}

/** A comment of an archive. */
export interface ArchivedComment extends Written {
  readonly id: number;
  readonly discussionID: number;
  readonly isAccepted: boolean;
}

/** A row of a list of discussions. */
export interface ArchivedRow {
  readonly id: number;
  readonly categoryID: number;
  readonly author: string;
  readonly date: string;
}

/** A post in the list of a member. */
export interface ArchivedPost {
  readonly userID: number;
  readonly discussionID: number;
  readonly commentID: number | null;
  readonly date: string;
}

/** Returns the statements that read an archive of what guests see. */
export function archiveSelects(scope: ExportScope) {
  const open = openDiscussion(scope);
  const row = `d.discussion_id as id, d.category_id as "categoryID", m.name as author, d.date_last_comment as date
    from discussion d join member m on m.user_id = d.insert_user_id where ${open}`;
  return asJson({
    categories: `select category_id as "categoryID", parent_category_id as "parentCategoryID", name, urlcode, description,
      display_as = 'heading' as "isHeading" from category where ${inCategories(scope, 'category_id')} order by sort, category_id`,
    addresses: `select d.discussion_id as id, d.name,
      (select count(*) from comment c where c.discussion_id = d.discussion_id and c.date_deleted is null) as comments
      from discussion d where ${open}`,
    members: `select m.user_id as "userID", m.name, ${openProfile(scope)} as "isOpen", m.title, m.about, m.photo_url as "photoUrl",
      m.date_inserted as "dateInserted" from member m where ${exportedMember(scope)} order by m.user_id`,
    discussions: `select d.discussion_id as id, d.name, d.category_id as "categoryID", d.body_html as html, d.closed as "isClosed",
      d.insert_user_id as "userID", m.name as author, d.date_inserted as date,
      array(select t.name from discussion_tag h join tag t using (tag_id) where h.discussion_id = d.discussion_id order by t.name) as tags
      from discussion d join member m on m.user_id = d.insert_user_id where ${open} order by d.discussion_id`,
    comments: `select c.comment_id as id, c.discussion_id as "discussionID", c.body_html as html, c.insert_user_id as "userID",
      m.name as author, c.date_inserted as date, c.qna is not distinct from 'accepted' as "isAccepted"
      from comment c join discussion d using (discussion_id) join member m on m.user_id = c.insert_user_id
      where c.date_deleted is null and ${open} order by c.discussion_id, c.position, c.comment_id`,
    recent: `select ${row} order by d.date_last_comment desc, d.discussion_id desc`,
    lists: `select ${row} order by d.category_id, d.date_last_comment desc, d.discussion_id desc`,
    posts: `select * from (
      select d.insert_user_id as "userID", d.discussion_id as "discussionID", null::bigint as "commentID", d.date_inserted as date
      from discussion d where ${open}
      union all
      select c.insert_user_id, c.discussion_id, c.comment_id, c.date_inserted
      from comment c join discussion d using (discussion_id) where c.date_deleted is null and ${open}
    ) posts order by "userID", date desc, "discussionID", "commentID"`,
  });
}
