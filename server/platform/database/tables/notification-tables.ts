// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

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

/** The tables of notification. */
export interface NotificationTables {
  notification: NotificationTable;
  notification_cause: NotificationCauseTable;
  notification_preference: NotificationPreferenceTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
}
