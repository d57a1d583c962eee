// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `category`. */
export interface CategoryTable {
  category_id: Generated<number>;
  parent_category_id: number | null;
  name: string;
  urlcode: string;
  description: string | null;
  display_as: Generated<string>;
  is_archived: Generated<boolean>;
  custom_permissions: Generated<boolean>;
  featured: Generated<boolean>;
  hide_from_recent: Generated<boolean>;
  allowed_discussion_types: string[] | null;
  icon_url: string | null;
  banner_url: string | null;
  sort: Generated<number>;
  count_discussions: Generated<number>;
  count_comments: Generated<number>;
  count_followers: Generated<number>;
  last_discussion_id: number | null;
  last_comment_id: number | null;
  date_last_post: Timestamp | null;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  question_follow_up: Generated<boolean>;
  urlcode_key: string | null;
  urlcode_skeleton: string | null;
}

/** The columns of `category_member`. */
export interface CategoryMemberTable {
  user_id: number;
  category_id: number;
  followed: Generated<boolean>;
  date_followed: Timestamp | null;
  preferences: Defaulted<Json>;
  date_marked_read: Timestamp | null;
}

/** The tables of category. */
export interface CategoryTables {
  category: CategoryTable;
  category_member: CategoryMemberTable;
}
