import { type Kysely, sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Proof } from '#api/account/credential/two-factor.contract.ts';
import { ApiError, apiErrors } from '#api/errors.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { deleteGuessesOfSource, type Guess, type GuessSource, requireGuess } from './guess.queries.ts';
import { type ChallengePurpose, checkPasskey } from './passkey.ts';
import { isPassword } from './password.ts';
import { consumeRecoveryCode } from './recovery-code.ts';
import { appSecret } from './sealed-secrets.ts';

/** The validity of an authenticator app's code, in seconds. The previous and the next code are accepted too. */
const period = 30;

/** Creates the TOTP configuration of a member's authenticator app. */
export const authenticatorApp = (secret: string, about: { issuer: string; label: string }): TOTP =>
  new TOTP({ ...about, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' });

/** Creates a secret for an authenticator app, in base32 because members may have to type it. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns whether a member signs in with a second factor: an active authenticator app, or a passkey. */
export async function hasSecondFactor(db: Kysely<Tables>, userID: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from totp where user_id = ${userID} and date_confirmed is not null)
      or exists (select from passkey where user_id = ${userID}) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}

/**
 * Accepts a code of a member's authenticator app once: afterwards no code of the same or an earlier period is accepted.
 * `inForce` is false while the app is being set up.
 */
export async function consumeAppCode(
  forum: Forum,
  userID: number,
  { code, inForce }: { code: string; inForce: boolean },
): Promise<boolean> {
  const app = await forum.db
    .selectFrom('totp')
    .select(['secret'])
    .where('user_id', '=', userID)
    .where('date_confirmed', inForce ? 'is not' : 'is', null)
    .executeTakeFirst();
  const secret = app && forum.seal.unseal(app.secret, appSecret);
  if (secret === undefined) return false;
  const timestamp = forum.now().getTime();
  const delta = authenticatorApp(secret, { issuer: '', label: '' }).validate({ token: code, window: 1, timestamp });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1_000 / period) + delta;
  const { rows } = await sql`
    update totp set last_step = ${step}, date_confirmed = coalesce(date_confirmed, ${forum.now()})
    where user_id = ${userID} and last_step < ${step} returning 1
  `.execute(forum.db);
  return rows.length > 0;
}

const asDigits = (code: string): string => code.replace(/[\s-]/g, '');

/**
 * Returns whether a code is valid for the member: a code of the authenticator app, or a recovery code. A valid code is
 * used up.
 */
const takeCode = async (forum: Forum, userID: number, code: string): Promise<boolean> =>
  /^\d{6}$/.test(asDigits(code))
    ? consumeAppCode(forum, userID, { code: asDigits(code), inForce: true })
    : consumeRecoveryCode(forum, userID, code);

async function isOwnPassword(forum: Forum, userID: number, password: string): Promise<boolean> {
  const member = await forum.db
    .selectFrom('member')
    .select('password_hash')
    .where('user_id', '=', userID)
    .executeTakeFirst();
  return isPassword(member?.password_hash, password);
}

async function isProven(forum: Forum, userID: number, proof: Proof, purpose: ChallengePurpose): Promise<boolean> {
  if (proof.credential) {
    const passkey = await checkPasskey(forum, { credential: proof.credential, purpose, userID });
    return passkey?.userID === userID;
  }
  if (proof.code !== undefined) return takeCode(forum, userID, proof.code);
  return proof.password !== undefined && isOwnPassword(forum, userID, proof.password);
}

/** A proof of identity, its purpose and its source. */
interface GivenProof {
  readonly proof: Proof;
  readonly purpose: 'second-factor' | 'confirmation';
  readonly source: GuessSource;
}

/**
 * Verifies a member's proof of identity. Failures are counted by member and source across all kinds of proof, so that
 * six digits cannot be guessed, and failures of others do not block the member.
 *
 * @throws {ApiError} session.suspended, session.second-factor-wrong.
 */
export async function requireProof(
  forum: Forum,
  userID: number,
  { proof, purpose, source }: GivenProof,
): Promise<void> {
  const guess: Guess = { purpose, subject: userID, source };
  await requireGuess(forum, guess);
  if (!(await isProven(forum, userID, proof, purpose))) throw new ApiError('session.second-factor-wrong');
  await deleteGuessesOfSource(forum, guess);
}

/** Returns whether a member has a password. */
export async function hasPassword(db: Kysely<Tables>, userID: number): Promise<boolean> {
  const { rows } = await sql`
    select from member where user_id = ${userID} and password_hash is not null
  `.execute(db);
  return rows.length > 0;
}

/**
 * Verifies a member's current password. Failures are counted like those of other proofs.
 *
 * @throws {ApiError} session.suspended, password.incorrect.
 */
export async function requirePassword(
  forum: Forum,
  userID: number,
  { password, source }: { password: string; source: GuessSource },
): Promise<void> {
  await requireProof(forum, userID, { proof: { password }, purpose: 'confirmation', source }).catch(
    (error: unknown) => {
      const isWrong = error instanceof ApiError && error.code === 'session.second-factor-wrong';
      throw isWrong ? passwordIncorrect() : error;
    },
  );
}

const passwordIncorrect = (): ApiError => {
  const { message } = apiErrors['password.incorrect'];
  const field = 'passwordConfirmation';
  return new ApiError('password.incorrect', { errors: { [field]: [{ field, code: 'password.incorrect', message }] } });
};

/** Removes all second factors of a member. */
export const removeSecondFactors = (forum: Forum, userID: number): Promise<void> =>
  inTransaction(forum.database, async (trx) => {
    await sql`delete from totp where user_id = ${userID}`.execute(trx);
    await sql`delete from passkey where user_id = ${userID}`.execute(trx);
    await sql`delete from recovery_code where user_id = ${userID}`.execute(trx);
  });
