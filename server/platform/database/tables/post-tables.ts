// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `attachment`. */
export interface AttachmentTable {
  attachment_id: Generated<number>;
  attachment_type: string;
  record_type: string;
  record_id: number;
  foreign_id: string | null;
  foreign_url: string | null;
  status: Generated<string>;
  metadata: Defaulted<Json>;
  insert_user_id: number | null;
  date_inserted: Timestamp;
  date_updated: Timestamp | null;
  date_refreshed: Timestamp;
  key: Generated<string>;
  claimed_until: Defaulted<Timestamp>;
}

/** The columns of `collection`. */
export interface CollectionTable {
  collection_id: Generated<number>;
  name: string;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  update_user_id: number | null;
  date_updated: Timestamp | null;
}

/** The columns of `collection_record`. */
export interface CollectionRecordTable {
  collection_id: number;
  record_type: string;
  record_id: number;
  sort: number | null;
  date_added_to_collection: Defaulted<Timestamp>;
}

/** The columns of `post_answer_index`. */
export interface PostAnswerIndexTable {
  one: Generated<boolean>;
  version: Generated<number>;
  passed_id: number | null;
}

/** The columns of `post_field`. */
export interface PostFieldTable {
  post_field_id: string;
  post_field_number: Generated<number>;
  label: string;
  description: Generated<string>;
  data_type: string;
  form_type: string;
  dropdown_options: Json | null;
  visibility: string;
  is_required: Generated<boolean>;
  is_active: Generated<boolean>;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  insert_user_id: number;
  update_user_id: number | null;
}

/** The columns of `post_renderer`. */
export interface PostRendererTable {
  record_type: string;
  version: number;
  passed_id: Generated<number>;
}

/** The columns of `post_revision`. */
export interface PostRevisionTable {
  post_revision_id: Generated<number>;
  record_type: string;
  record_id: number;
  name: string | null;
  body: string;
  format: string;
  body_html: string;
  excerpt: string | null;
  image_url: string | null;
  user_id: number | null;
  date_inserted: Timestamp;
  date_updated: Timestamp | null;
  update_user_id: number | null;
  date_replaced: Defaulted<Timestamp>;
}

/** The columns of `post_type`. */
export interface PostTypeTable {
  post_type_id: string;
  post_type_number: Generated<number>;
  parent_post_type_id: string | null;
  name: string;
  post_button_label: Generated<string>;
  post_helper_text: Generated<string>;
  role_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  field_ids: Generated<string[]>;
  is_active: Generated<boolean>;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  date_deleted: Timestamp | null;
  insert_user_id: number;
  update_user_id: number | null;
}

/** The columns of `reaction`. */
export interface ReactionTable {
  record_type: string;
  record_id: number;
  user_id: number;
  tag_id: number;
  record_user_id: number;
  discussion_id: number;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `reaction_count`. */
export interface ReactionCountTable {
  record_type: string;
  record_id: number;
  tag_id: number;
  count: Generated<number>;
}

/** The columns of `reaction_type`. */
export interface ReactionTypeTable {
  tag_id: Generated<number>;
  urlcode: string;
  name: string;
  description: Generated<string>;
  class: string;
  points: Generated<number>;
  reaction_value: Generated<number>;
  active: Generated<boolean>;
  hidden: Generated<boolean>;
  custom: Generated<boolean>;
  sort: Generated<number>;
  photo_url: string | null;
  next_points: number | null;
  next_value: number | null;
  role_ids: number[] | null;
}

/** The columns of `user_mention`. */
export interface UserMentionTable {
  user_mention_id: Generated<number>;
  user_id: number;
  record_type: string;
  record_id: number;
  mentioned_name: string;
  status: Generated<string>;
  date_inserted: Timestamp;
}

/** The tables of post. */
export interface PostTables {
  attachment: AttachmentTable;
  collection: CollectionTable;
  collection_record: CollectionRecordTable;
  post_answer_index: PostAnswerIndexTable;
  post_field: PostFieldTable;
  post_renderer: PostRendererTable;
  post_revision: PostRevisionTable;
  post_type: PostTypeTable;
  reaction: ReactionTable;
  reaction_count: ReactionCountTable;
  reaction_type: ReactionTypeTable;
  user_mention: UserMentionTable;
}
