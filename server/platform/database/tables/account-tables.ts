// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

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

/** The columns of `guess`. */
export interface GuessTable {
  purpose: string;
  subject_hash: Buffer;
  source: string;
  source_hash: Buffer;
  count: Generated<number>;
  suspended_until: Timestamp | null;
  date_inserted: Timestamp;
  date_updated: Timestamp;
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

/** The columns of `recovery_code`. */
export interface RecoveryCodeTable {
  code_hash: Buffer;
  user_id: number;
  date_inserted: Defaulted<Timestamp>;
  date_used: Timestamp | null;
}

/** The columns of `remembered_device`. */
export interface RememberedDeviceTable {
  token_hash: Buffer;
  user_id: number;
  has_signed_in: boolean;
  date_inserted: Timestamp;
  date_last_used: Timestamp;
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

/** The columns of `totp`. */
export interface TotpTable {
  user_id: number;
  secret: string;
  last_step: Generated<number>;
  date_inserted: Defaulted<Timestamp>;
  date_confirmed: Timestamp | null;
}

/** The tables of account. */
export interface AccountTables {
  access_token: AccessTokenTable;
  authenticator: AuthenticatorTable;
  authenticator_member: AuthenticatorMemberTable;
  guess: GuessTable;
  invitation: InvitationTable;
  member_token: MemberTokenTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  recovery_code: RecoveryCodeTable;
  remembered_device: RememberedDeviceTable;
  session: SessionTable;
  sign_in_place: SignInPlaceTable;
  sign_on_request: SignOnRequestTable;
  totp: TotpTable;
}
