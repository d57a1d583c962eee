// Made by scripts/tables.ts from the migrations; do not edit.
import type { Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `recent_comment`. */
export interface RecentCommentTable {
  comment_id: number;
  discussion_id: number;
  date_inserted: Timestamp;
  search: string;
  category_id: number | null;
}

/** The columns of `recent_discussion`. */
export interface RecentDiscussionTable {
  discussion_id: number;
  date_inserted: Timestamp;
  search: string;
  category_id: number;
}

/** The tables of search. */
export interface SearchTables {
  recent_comment: RecentCommentTable;
  recent_discussion: RecentDiscussionTable;
}
