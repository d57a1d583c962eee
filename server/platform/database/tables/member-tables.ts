// Made by scripts/tables.ts from the migrations; do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `badge`. */
export interface BadgeTable {
  badge_id: Generated<number>;
  name: string;
  class: Generated<number>;
  tag_based: Generated<boolean>;
}

/** The columns of `data_export`. */
export interface DataExportTable {
  data_export_id: Generated<string>;
  user_id: number;
  status: Generated<string>;
  content: Buffer | null;
  date_inserted: Defaulted<Timestamp>;
  date_done: Timestamp | null;
  date_expires: Timestamp;
}

/** The columns of `former_name`. */
export interface FormerNameTable {
  name_key: string;
  name_skeleton: string;
  name: string | null;
  user_id: number;
  date_inserted: Timestamp;
}

/** The columns of `member`. */
export interface MemberTable {
  user_id: Generated<number>;
  name: string;
  name_key: string | null;
  email: string | null;
  email_confirmed: Generated<boolean>;
  pending_email: string | null;
  password_hash: string | null;
  photo_url: string | null;
  title: string | null;
  label: string | null;
  about: string | null;
  about_html: string | null;
  location: string | null;
  website: string | null;
  is_admin: Generated<boolean>;
  is_system: Generated<boolean>;
  private: Generated<boolean>;
  banned: Generated<boolean>;
  ban_reason: string | null;
  hidden: Generated<boolean>;
  show_email: Generated<boolean>;
  bypass_spam: Generated<boolean>;
  discovery_text: string | null;
  points: Generated<number>;
  count_discussions: Generated<number>;
  count_comments: Generated<number>;
  count_visits: Generated<number>;
  preferences: Defaulted<Json>;
  date_all_viewed: Generated<Timestamp | null>;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  date_last_active: Timestamp | null;
  date_deleted: Timestamp | null;
  insert_ip_address: string | null;
  last_ip_address: string | null;
  invite_user_id: number | null;
  language: string | null;
  muted: Generated<boolean>;
  date_mute_expires: Timestamp | null;
  date_ban_expires: Timestamp | null;
  name_skeleton: string | null;
  email_key: GeneratedAlways<string | null>;
  pending_email_key: GeneratedAlways<string | null>;
}

/** The columns of `member_badge`. */
export interface MemberBadgeTable {
  member_badge_id: Generated<number>;
  user_id: number;
  badge_id: number;
  date_inserted: Timestamp;
}

/** The columns of `member_deletion`. */
export interface MemberDeletionTable {
  user_id: number;
  delete_method: string;
  date_asked: Timestamp;
  date_due: Timestamp;
}

/** The columns of `member_ignore`. */
export interface MemberIgnoreTable {
  user_id: number;
  ignored_user_id: number;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `member_profile_field`. */
export interface MemberProfileFieldTable {
  user_id: number;
  api_name: string;
  value: Json;
}

/** The columns of `member_role`. */
export interface MemberRoleTable {
  user_id: number;
  role_id: number;
}

/** The columns of `member_signature`. */
export interface MemberSignatureTable {
  user_id: number;
  body: Generated<string>;
  body_html: Generated<string>;
  hides_all: Generated<boolean>;
  update_user_id: number | null;
  date_updated: Defaulted<Timestamp>;
}

/** The columns of `profile_field`. */
export interface ProfileFieldTable {
  api_name: string;
  label: string;
  description: Generated<string>;
  data_type: string;
  form_type: string;
  visibility: string;
  mutability: string;
  registration_options: string;
  on_user_cards: Generated<boolean>;
  on_posts: Generated<boolean>;
  in_search: Generated<boolean>;
  dropdown_options: Json | null;
  enabled: Generated<boolean>;
  sort: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  profile_field_id: Generated<number>;
}

/** The columns of `verified_member`. */
export interface VerifiedMemberTable {
  user_id: number;
  verify_user_id: number | null;
  date_verified: Defaulted<Timestamp>;
}

/** The tables of member. */
export interface MemberTables {
  badge: BadgeTable;
  data_export: DataExportTable;
  former_name: FormerNameTable;
  member: MemberTable;
  member_badge: MemberBadgeTable;
  member_deletion: MemberDeletionTable;
  member_ignore: MemberIgnoreTable;
  member_profile_field: MemberProfileFieldTable;
  member_role: MemberRoleTable;
  member_signature: MemberSignatureTable;
  profile_field: ProfileFieldTable;
  verified_member: VerifiedMemberTable;
}
