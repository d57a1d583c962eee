// Made by scripts/tables.ts from the migrations; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills when nothing is given; unlike Kysely's, it also takes moments and documents. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** A moment: read as the API's date text, written as a date or text. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** A JSON document: read parsed, written as text. */
export type Json = ColumnType<Record<string, unknown>, string, string>;

/** A moment or document that the database fills in when none is given. */
export type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : never;

/** The columns of `access_token`. */
export interface AccessTokenTable {
  access_token_id: Generated<number>;
  user_id: number;
  name: string;
  token_hash: Buffer;
  hint: string;
  scope: Generated<string>;
  date_inserted: Defaulted<Timestamp>;
  date_last_used: Timestamp | null;
  date_expires: Timestamp | null;
}

/** The columns of `answer_template`. */
export interface AnswerTemplateTable {
  answer_template_id: Generated<number>;
  name: string;
  body: string;
  sort: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `appeal`. */
export interface AppealTable {
  decision_id: number;
  body: string;
  status: Generated<string>;
  answer: Generated<string>;
  answer_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_answered: Timestamp | null;
}

/** The columns of `authenticator`. */
export interface AuthenticatorTable {
  authenticator_id: Generated<number>;
  name: string;
  type: Generated<string>;
  client_id: string;
  secret: string | null;
  is_default: Generated<boolean>;
  active: Generated<boolean>;
  visible: Generated<boolean>;
  mark_verified: Generated<boolean>;
  urls: Defaulted<Json>;
  config: Defaulted<Json>;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
}

/** The columns of `authenticator_member`. */
export interface AuthenticatorMemberTable {
  authenticator_id: number;
  subject: string;
  user_id: number;
  email: string | null;
  date_inserted: Defaulted<Timestamp>;
  date_last_used: Timestamp | null;
}

/** The columns of `badge`. */
export interface BadgeTable {
  badge_id: Generated<number>;
  name: string;
  class: Generated<number>;
  tag_based: Generated<boolean>;
}

/** The columns of `ban_rule`. */
export interface BanRuleTable {
  ban_rule_id: Generated<number>;
  type: string;
  pattern: string;
  like_pattern: GeneratedAlways<string | null>;
  note: Generated<string>;
  count_blocked: Generated<number>;
  date_last_blocked: Timestamp | null;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
}

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
}

/** The columns of `conversation`. */
export interface ConversationTable {
  conversation_id: Generated<number>;
  name: Generated<string>;
  insert_user_id: number;
  last_message_id: number | null;
  count_messages: Generated<number>;
  count_participants: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
  date_last_message: Defaulted<Timestamp>;
}

/** The columns of `conversation_member`. */
export interface ConversationMemberTable {
  conversation_id: number;
  user_id: number;
  count_messages: Generated<number>;
  count_read: Generated<number>;
  count_unread: GeneratedAlways<number>;
  date_last_message: Defaulted<Timestamp>;
  date_last_viewed: Timestamp | null;
  date_left: Timestamp | null;
  insert_user_id: number;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `conversation_message`. */
export interface ConversationMessageTable {
  message_id: Generated<number>;
  conversation_id: number;
  position: number;
  body: string;
  format: string;
  body_html: string;
  excerpt: Generated<string>;
  insert_user_id: number;
  date_inserted: Defaulted<Timestamp>;
  insert_ip_address: string | null;
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

/** The columns of `decision`. */
export interface DecisionTable {
  decision_id: Generated<number>;
  kind: string;
  user_id: number;
  record_type: string | null;
  record_id: number | null;
  report_reason_id: string | null;
  reason_name: string | null;
  reason_description: string | null;
  words: Generated<string>;
  note: Generated<string>;
  points: Generated<number>;
  is_automated: Generated<boolean>;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_expires: Timestamp | null;
  date_lifted: Timestamp | null;
  lift_user_id: number | null;
  lifted_by: string | null;
}

/** The columns of `digest`. */
export interface DigestTable {
  digest_id: Generated<number>;
  user_id: number;
  frequency: string;
  period: string;
  mail_id: number | null;
  date_inserted: Defaulted<Timestamp>;
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

/** The columns of `discussion_tag`. */
export interface DiscussionTagTable {
  discussion_id: number;
  tag_id: number;
}

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
}

/** The columns of `escalation`. */
export interface EscalationTable {
  escalation_id: Generated<number>;
  name: string;
  status: Generated<string>;
  record_type: string;
  record_id: number;
  record_user_id: number;
  category_id: number;
  assigned_user_id: number | null;
  insert_user_id: number | null;
  update_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
}

/** The columns of `held_post`. */
export interface HeldPostTable {
  held_post_id: Generated<number>;
  record_type: string;
  category_id: number;
  discussion_id: number | null;
  name: string;
  body_html: string;
  post: Json;
  causes: string[];
  findings: Defaulted<Json>;
  spam_score: Generated<number>;
  status: Generated<string>;
  reason: Generated<string>;
  record_id: number | null;
  ip_address: string | null;
  insert_user_id: number;
  update_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
}

/** The columns of `import_record`. */
export interface ImportRecordTable {
  source: string;
  kind: string;
  foreign_id: string;
  record_type: string;
  record_id: number;
}

/** The columns of `invitation`. */
export interface InvitationTable {
  invitation_id: Generated<number>;
  code_hash: Buffer;
  user_id: number;
  email: string;
  accepted_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_sent: Defaulted<Timestamp>;
  date_expires: Timestamp;
  date_accepted: Timestamp | null;
  date_withdrawn: Timestamp | null;
}

/** The columns of `locale_setting`. */
export interface LocaleSettingTable {
  locale: string;
  enabled: Generated<boolean>;
  translation_service: string | null;
}

/** The columns of `locale_translation`. */
export interface LocaleTranslationTable {
  locale: string;
  key: string;
  translation: string;
}

/** The columns of `long_job`. */
export interface LongJobTable {
  long_job_id: Generated<string>;
  kind: string;
  user_id: number;
  input: Defaulted<Json>;
  in_background: Generated<boolean>;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `long_job_item`. */
export interface LongJobItemTable {
  long_job_id: string;
  place: number;
  item_id: number;
  status: Generated<string>;
  refusal: Json | null;
  log_id: number | null;
}

/** The columns of `mail`. */
export interface MailTable {
  mail_id: Generated<number>;
  to_address: string;
  user_id: number | null;
  template: string;
  data: Defaulted<Json>;
  dedup_key: string | null;
  state: Generated<string>;
  attempts: Generated<number>;
  subject: string | null;
  message_id: string | null;
  failure: string | null;
  date_inserted: Defaulted<Timestamp>;
  date_due: Defaulted<Timestamp>;
  date_sent: Timestamp | null;
}

/** The columns of `mail_bounce`. */
export interface MailBounceTable {
  address_key: string;
  reason: string;
  date_inserted: Defaulted<Timestamp>;
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

/** The columns of `member`. */
export interface MemberTable {
  user_id: Generated<number>;
  name: string;
  name_key: GeneratedAlways<string | null>;
  email: string | null;
  email_key: GeneratedAlways<string | null>;
  email_confirmed: Generated<boolean>;
  pending_email: string | null;
  pending_email_key: GeneratedAlways<string | null>;
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
}

/** The columns of `member_badge`. */
export interface MemberBadgeTable {
  member_badge_id: Generated<number>;
  user_id: number;
  badge_id: number;
  date_inserted: Timestamp;
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

/** The columns of `member_token`. */
export interface MemberTokenTable {
  token_hash: Buffer;
  user_id: number | null;
  purpose: string;
  email: string | null;
  date_inserted: Defaulted<Timestamp>;
  date_expires: Timestamp;
  attributes: Defaulted<Json>;
}

/** The columns of `moderation_log`. */
export interface ModerationLogTable {
  moderation_log_id: Generated<number>;
  action: string;
  record_type: string;
  record_id: number;
  parent_record_id: number | null;
  category_id: number | null;
  actor_id: number | null;
  before: Defaulted<Json>;
  after: Defaulted<Json>;
  reason: string | null;
  is_public: Generated<boolean>;
  undo_of: number | null;
  undone_by: number | null;
  request_method: string | null;
  request_path: string | null;
  request_query: string | null;
  ip_address: string | null;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `moderation_message`. */
export interface ModerationMessageTable {
  moderation_message_id: Generated<number>;
  body: string;
  format: string;
  body_html: string;
  type: Generated<string>;
  is_dismissible: Generated<boolean>;
  is_enabled: Generated<boolean>;
  category_id: number | null;
  include_descendants: Generated<boolean>;
  role_ids: Generated<string[]>;
  view_location: Generated<string>;
  layout_view_type: Generated<string>;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `moderation_message_dismissal`. */
export interface ModerationMessageDismissalTable {
  user_id: number;
  moderation_message_id: number;
  date_dismissed: Defaulted<Timestamp>;
}

/** The columns of `moderator_note`. */
export interface ModeratorNoteTable {
  moderator_note_id: Generated<number>;
  record_type: string;
  record_id: number;
  body: string;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `notification`. */
export interface NotificationTable {
  notification_id: Generated<number>;
  user_id: number;
  type: string;
  reasons: Generated<string[]>;
  actor_id: number;
  record_type: string;
  record_id: number;
  discussion_id: number | null;
  category_id: number | null;
  cause: string;
  batch: string;
  data: Defaulted<Json>;
  popup: Generated<boolean>;
  read: Generated<boolean>;
  date_inserted: Defaulted<Timestamp>;
  date_read: Timestamp | null;
}

/** The columns of `notification_cause`. */
export interface NotificationCauseTable {
  cause_id: Generated<number>;
  kind: string;
  actor_id: number;
  record_type: string;
  record_id: number;
  data: Defaulted<Json>;
  told_until: Generated<number>;
  attempts: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `notification_preference`. */
export interface NotificationPreferenceTable {
  user_id: number;
  preferences: Defaulted<Json>;
  date_updated: Defaulted<Timestamp>;
}

/** The columns of `page_view`. */
export interface PageViewTable {
  day: string;
  type: string;
  record_type: Generated<string>;
  record_id: Generated<number>;
  count: Generated<number>;
}

/** The columns of `passkey`. */
export interface PasskeyTable {
  passkey_id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Defaulted<Json>;
  name: string;
  date_inserted: Defaulted<Timestamp>;
  date_last_used: Timestamp | null;
}

/** The columns of `passkey_challenge`. */
export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  user_id: number | null;
  purpose: string;
  date_expires: Timestamp;
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
}

/** The columns of `push_key`. */
export interface PushKeyTable {
  push_key_id: Generated<number>;
  public_key: string;
  private_key: string;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `push_subscription`. */
export interface PushSubscriptionTable {
  push_subscription_id: Generated<number>;
  user_id: number;
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string | null;
  date_inserted: Defaulted<Timestamp>;
  date_sent: Timestamp | null;
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

/** The columns of `recovery_code`. */
export interface RecoveryCodeTable {
  code_hash: Buffer;
  user_id: number;
  date_inserted: Defaulted<Timestamp>;
  date_used: Timestamp | null;
}

/** The columns of `report`. */
export interface ReportTable {
  report_id: Generated<number>;
  record_type: string;
  record_id: number;
  record_name: string;
  record_html: Generated<string>;
  record_user_id: number;
  date_record: Timestamp;
  category_id: number | null;
  reason_ids: string[];
  note_body: Generated<string>;
  note_format: Generated<string>;
  note_html: Generated<string>;
  status: Generated<string>;
  escalation_id: number | null;
  assigned_user_id: number | null;
  date_assigned: Timestamp | null;
  log_ids: Generated<string[]>;
  insert_user_id: number;
  update_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
}

/** The columns of `report_reason`. */
export interface ReportReasonTable {
  report_reason_id: string;
  name: string;
  description: Generated<string>;
  sort: Generated<number>;
  role_ids: Generated<string[]>;
  date_deleted: Timestamp | null;
  insert_user_id: number | null;
  update_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
}

/** The columns of `role`. */
export interface RoleTable {
  role_id: Generated<number>;
  name: string;
  description: string | null;
  type: string | null;
  deletable: Generated<boolean>;
  can_session: Generated<boolean>;
  personal_info: Generated<boolean>;
  domains: string | null;
  sort: Generated<number>;
}

/** The columns of `role_permission`. */
export interface RolePermissionTable {
  role_id: number;
  resource_type: Generated<string>;
  resource_id: Generated<number>;
  permission: string;
}

/** The columns of `session`. */
export interface SessionTable {
  session_id: Generated<string>;
  token_hash: Buffer;
  user_id: number;
  persistent: Generated<boolean>;
  ip_address: string | null;
  user_agent: string | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Defaulted<Timestamp>;
  date_expires: Timestamp;
  date_confirmed: Timestamp | null;
}

/** The columns of `setting`. */
export interface SettingTable {
  key: string;
  value: Json;
  update_user_id: number | null;
  date_updated: Defaulted<Timestamp>;
}

/** The columns of `sign_in_failure`. */
export interface SignInFailureTable {
  identity_hash: Buffer;
  count: Generated<number>;
  suspended_until: Timestamp | null;
  date_updated: Defaulted<Timestamp>;
}

/** The columns of `sign_in_place`. */
export interface SignInPlaceTable {
  user_id: number;
  place_hash: Buffer;
  date_inserted: Defaulted<Timestamp>;
  date_last_used: Defaulted<Timestamp>;
}

/** The columns of `sign_on_request`. */
export interface SignOnRequestTable {
  state_hash: Buffer;
  authenticator_id: number;
  user_id: number | null;
  nonce: string;
  verifier: string;
  target: string;
  date_expires: Timestamp;
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
}

/** The columns of `totp`. */
export interface TotpTable {
  user_id: number;
  secret: string;
  last_step: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
  date_confirmed: Timestamp | null;
}

/** The columns of `unsubscribe`. */
export interface UnsubscribeTable {
  token_hash: Buffer;
  user_id: number;
  before: Json;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `verified_member`. */
export interface VerifiedMemberTable {
  user_id: number;
  verify_user_id: number | null;
  date_verified: Defaulted<Timestamp>;
}

/** Every table of the forum. */
export interface Tables {
  access_token: AccessTokenTable;
  answer_template: AnswerTemplateTable;
  appeal: AppealTable;
  authenticator: AuthenticatorTable;
  authenticator_member: AuthenticatorMemberTable;
  badge: BadgeTable;
  ban_rule: BanRuleTable;
  category: CategoryTable;
  category_member: CategoryMemberTable;
  collection: CollectionTable;
  collection_record: CollectionRecordTable;
  comment: CommentTable;
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  conversation_message: ConversationMessageTable;
  data_export: DataExportTable;
  decision: DecisionTable;
  digest: DigestTable;
  discussion: DiscussionTable;
  discussion_member: DiscussionMemberTable;
  discussion_tag: DiscussionTagTable;
  draft: DraftTable;
  escalation: EscalationTable;
  held_post: HeldPostTable;
  import_record: ImportRecordTable;
  invitation: InvitationTable;
  locale_setting: LocaleSettingTable;
  locale_translation: LocaleTranslationTable;
  long_job: LongJobTable;
  long_job_item: LongJobItemTable;
  mail: MailTable;
  mail_bounce: MailBounceTable;
  media: MediaTable;
  member: MemberTable;
  member_badge: MemberBadgeTable;
  member_ignore: MemberIgnoreTable;
  member_profile_field: MemberProfileFieldTable;
  member_role: MemberRoleTable;
  member_token: MemberTokenTable;
  moderation_log: ModerationLogTable;
  moderation_message: ModerationMessageTable;
  moderation_message_dismissal: ModerationMessageDismissalTable;
  moderator_note: ModeratorNoteTable;
  notification: NotificationTable;
  notification_cause: NotificationCauseTable;
  notification_preference: NotificationPreferenceTable;
  page_view: PageViewTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  post_revision: PostRevisionTable;
  profile_field: ProfileFieldTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  reaction: ReactionTable;
  reaction_count: ReactionCountTable;
  reaction_type: ReactionTypeTable;
  recovery_code: RecoveryCodeTable;
  report: ReportTable;
  report_reason: ReportReasonTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  session: SessionTable;
  setting: SettingTable;
  sign_in_failure: SignInFailureTable;
  sign_in_place: SignInPlaceTable;
  sign_on_request: SignOnRequestTable;
  tag: TagTable;
  totp: TotpTable;
  unsubscribe: UnsubscribeTable;
  verified_member: VerifiedMemberTable;
}
