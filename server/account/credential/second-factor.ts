import { type Kysely, sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Proof } from '#api/account/credential/two-factor.contract.ts';
import { ApiError, apiErrors } from '#api/errors.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { demandGuess, forgetSource, type Guess, type GuessSource } from './guess.queries.ts';
import { type ChallengePurpose, checkPasskey } from './passkey.ts';
import { isPassword } from './password.ts';
import { takeRecoveryCode } from './recovery-code.ts';
import { appSecret } from './sealed-secrets.ts';

/** How long a code of an authenticator app holds, in seconds; the ones just before and after are taken too. */
const period = 30;

/** Describes a member's authenticator app. */
export const authenticatorApp = (secret: string, about: { issuer: string; label: string }): TOTP =>
  new TOTP({ ...about, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' });

/** A new secret for an app, in the letters that people may have to type. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** Whether a member signs in with a second step: an app that is in force, or a passkey. */
export async function hasSecondFactor(db: Kysely<Tables>, userID: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from totp where user_id = ${userID} and date_confirmed is not null)
      or exists (select from passkey where user_id = ${userID}) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}

/**
 * Takes a code of a member's app, so that it works once: no code of the same moment, or of an earlier one, is taken after
 * it. `inForce` is false while the app is being set up.
 */
export async function takeAppCode(
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

/** Whether a code is the member's: of the app, or a recovery code. A right one is used up. */
const takeCode = async (forum: Forum, userID: number, code: string): Promise<boolean> =>
  /^\d{6}$/.test(asDigits(code))
    ? takeAppCode(forum, userID, { code: asDigits(code), inForce: true })
    : takeRecoveryCode(forum, userID, code);

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

/** A proof, what it is for, and where it comes from. */
interface GivenProof {
  readonly proof: Proof;
  readonly purpose: 'second-factor' | 'confirmation';
  readonly source: GuessSource;
}

/**
 * Demands that a proof is the member's. Failures are counted by member and source, whichever proof they were of, so that
 * six digits cannot be guessed, and nobody else's failures hold the member up.
 *
 * @throws {ApiError} session.suspended, session.second-factor-wrong.
 */
export async function demandProof(forum: Forum, userID: number, { proof, purpose, source }: GivenProof): Promise<void> {
  const guess: Guess = { purpose, subject: userID, source };
  await demandGuess(forum, guess);
  if (!(await isProven(forum, userID, proof, purpose))) throw new ApiError('session.second-factor-wrong');
  await forgetSource(forum, guess);
}

/** Whether a member signs in with a password. */
export async function hasPassword(db: Kysely<Tables>, userID: number): Promise<boolean> {
  const { rows } = await sql`
    select from member where user_id = ${userID} and password_hash is not null
  `.execute(db);
  return rows.length > 0;
}

/**
 * Demands a member's current password; failures count like those of other proofs.
 *
 * @throws {ApiError} session.suspended, password.incorrect.
 */
export async function demandPassword(
  forum: Forum,
  userID: number,
  { password, source }: { password: string; source: GuessSource },
): Promise<void> {
  await demandProof(forum, userID, { proof: { password }, purpose: 'confirmation', source }).catch((error: unknown) => {
    const isWrong = error instanceof ApiError && error.code === 'session.second-factor-wrong';
    throw isWrong ? passwordIncorrect() : error;
  });
}

const passwordIncorrect = (): ApiError => {
  const { message } = apiErrors['password.incorrect'];
  const field = 'passwordConfirmation';
  return new ApiError('password.incorrect', { errors: { [field]: [{ field, code: 'password.incorrect', message }] } });
};

/** Takes all second factors of a member away. */
export const removeSecondFactors = (forum: Forum, userID: number): Promise<void> =>
  inTransaction(forum.database, async (trx) => {
    await sql`delete from totp where user_id = ${userID}`.execute(trx);
    await sql`delete from passkey where user_id = ${userID}`.execute(trx);
    await sql`delete from recovery_code where user_id = ${userID}`.execute(trx);
  });
