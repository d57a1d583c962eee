// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `draft`. */
export interface DraftTable {
  draft_id: Generated<number>;
  insert_user_id: number;
  update_user_id: number | null;
  record_type: string;
  record_id: number | null;
  parent_record_type: string | null;
  parent_record_id: number | null;
  attributes: Defaulted<Json>;
  draft_status: Generated<string>;
  date_scheduled: Timestamp | null;
  version: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  failed_reason: string | null;
  reserved_discussion_id: number | null;
}

/** The columns of `link_card`. */
export interface LinkCardTable {
  url: string;
  name: string | null;
  body: string | null;
  site_name: string | null;
  date_inserted: Timestamp;
  date_read: Timestamp | null;
}

/** The columns of `media`. */
export interface MediaTable {
  media_id: Generated<number>;
  name: string;
  path: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  foreign_type: Generated<string>;
  foreign_id: number | null;
  active: Generated<boolean>;
  insert_user_id: number;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `member_upload`. */
export interface MemberUploadTable {
  user_id: number;
  bytes: Generated<number>;
  attempts: Generated<number>;
  date_begun: Defaulted<Timestamp>;
}

/** The tables of composer. */
export interface ComposerTables {
  draft: DraftTable;
  link_card: LinkCardTable;
  media: MediaTable;
  member_upload: MemberUploadTable;
}
