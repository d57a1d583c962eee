// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

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

/** The columns of `ban_rule`. */
export interface BanRuleTable {
  ban_rule_id: Generated<number>;
  type: string;
  pattern: string;
  like_pattern: string | null;
  note: Generated<string>;
  count_blocked: Generated<number>;
  date_last_blocked: Timestamp | null;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  network: string | null;
  pattern_key: string | null;
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
  date_read: Timestamp | null;
  caused_by: number | null;
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

/** The columns of `flood_block`. */
export interface FloodBlockTable {
  user_id: number;
  kind: string;
  date_blocked: Timestamp;
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
  edit_of: number | null;
  date_seen: Timestamp | null;
  report_id: Generated<number>;
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
  parent_request: Json | null;
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
  role_ids: Generated<number[]>;
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
  log_ids: Generated<number[]>;
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
  role_ids: Generated<number[]>;
  date_deleted: Timestamp | null;
  insert_user_id: number | null;
  update_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
  date_updated: Timestamp | null;
  report_reason_number: Generated<number>;
}

/** The tables of moderation. */
export interface ModerationTables {
  answer_template: AnswerTemplateTable;
  appeal: AppealTable;
  ban_rule: BanRuleTable;
  decision: DecisionTable;
  escalation: EscalationTable;
  flood_block: FloodBlockTable;
  held_post: HeldPostTable;
  moderation_log: ModerationLogTable;
  moderation_message: ModerationMessageTable;
  moderation_message_dismissal: ModerationMessageDismissalTable;
  moderator_note: ModeratorNoteTable;
  report: ReportTable;
  report_reason: ReportReasonTable;
}
