// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `digest`. */
export interface DigestTable {
  digest_id: Generated<number>;
  user_id: number;
  frequency: string;
  period: string;
  mail_id: number | null;
  date_inserted: Defaulted<Timestamp>;
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

/** The columns of `unsubscribe`. */
export interface UnsubscribeTable {
  token_hash: Buffer;
  user_id: number;
  before: Json;
  date_inserted: Defaulted<Timestamp>;
}

/** The tables of mail. */
export interface MailTables {
  digest: DigestTable;
  mail: MailTable;
  mail_bounce: MailBounceTable;
  unsubscribe: UnsubscribeTable;
}
