// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `comment`. */
export interface CommentTable {
  comment_id: Generated<number>;
  discussion_id: number;
  parent_comment_id: number | null;
  depth: Generated<number>;
  position: number;
  root_position: number | null;
  body: string;
  format: string;
  body_html: string;
  insert_user_id: number;
  update_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  score: Generated<number>;
  hot: Generated<number>;
  count_child_comments: Generated<number>;
  qna: string | null;
  insert_ip_address: string | null;
  date_deleted: Timestamp | null;
  delete_user_id: number | null;
  delete_method: string | null;
  search: string | null;
  date_accepted: Timestamp | null;
  accept_user_id: number | null;
  opening_key: number | null;
}

/** The columns of `discussion`. */
export interface DiscussionTable {
  discussion_id: Generated<number>;
  category_id: number;
  type: Generated<string>;
  name: string;
  body: string;
  format: string;
  body_html: string;
  excerpt: Generated<string>;
  image_url: string | null;
  insert_user_id: number;
  update_user_id: number | null;
  last_user_id: number | null;
  last_comment_id: number | null;
  accepted_comment_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  date_last_comment: Defaulted<Timestamp>;
  count_comments: Generated<number>;
  count_positions: Generated<number>;
  count_root_positions: Generated<number>;
  count_views: Generated<number>;
  count_bookmarks: Generated<number>;
  score: Generated<number>;
  hot: Generated<number>;
  closed: Generated<boolean>;
  sink: Generated<boolean>;
  resolved: Generated<boolean>;
  pinned: Generated<boolean>;
  pin_location: string | null;
  canonical_url: string | null;
  insert_ip_address: string | null;
  date_deleted: Timestamp | null;
  delete_user_id: number | null;
  search: string | null;
  status_id: number | null;
  status_notes: string | null;
  post_type_id: string | null;
  post_meta: Json | null;
  opening_key: number | null;
}

/** The columns of `discussion_member`. */
export interface DiscussionMemberTable {
  user_id: number;
  discussion_id: number;
  count_read: Generated<number>;
  date_last_viewed: Timestamp | null;
  bookmarked: Generated<boolean>;
  date_bookmarked: Timestamp | null;
  dismissed: Generated<boolean>;
  muted: Generated<boolean>;
  participated: Generated<boolean>;
}

/** The columns of `discussion_status`. */
export interface DiscussionStatusTable {
  status_id: Generated<number>;
  name: string;
  state: string;
  record_subtype: string | null;
  is_default: Generated<boolean>;
}

/** The columns of `discussion_tag`. */
export interface DiscussionTagTable {
  discussion_id: number;
  tag_id: number;
}

/** The columns of `page_view`. */
export interface PageViewTable {
  day: string;
  type: string;
  record_type: Generated<string>;
  record_id: Generated<number>;
  count: Generated<number>;
}

/** The columns of `question_follow_up`. */
export interface QuestionFollowUpTable {
  discussion_id: number;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `tag`. */
export interface TagTable {
  tag_id: Generated<number>;
  name: string;
  urlcode: string;
  type: Generated<string>;
  parent_tag_id: number | null;
  count_discussions: Generated<number>;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  name_key: string | null;
  urlcode_key: string | null;
  urlcode_skeleton: string | null;
}

/** The columns of `tag_use`. */
export interface TagUseTable {
  tag_id: number;
  category_id: number;
  count_discussions: number;
}

/** The tables of discussion. */
export interface DiscussionTables {
  comment: CommentTable;
  discussion: DiscussionTable;
  discussion_member: DiscussionMemberTable;
  discussion_status: DiscussionStatusTable;
  discussion_tag: DiscussionTagTable;
  page_view: PageViewTable;
  question_follow_up: QuestionFollowUpTable;
  tag: TagTable;
  tag_use: TagUseTable;
}
