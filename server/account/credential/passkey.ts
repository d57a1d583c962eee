import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Kysely, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Loads the WebAuthn library on first use, because it takes 25 MB of memory. */
const loadPasskeys = () => import('@simplewebauthn/server');

/** The purpose of a passkey challenge. */
export type ChallengePurpose = 'enrolment' | 'sign-in' | 'second-factor' | 'confirmation';

/** The lifetime of a challenge, in milliseconds. */
const challengeLifetime = 5 * 60_000;

/** The maximum number of passkeys per member. */
const mostPasskeys = 20;

/** A passkey response from the browser, not verified yet. */
interface Credential {
  readonly id: string;
}

/** Returns the relying party of passkeys: the site's host, without its port, and its origin. */
const siteOf = (forum: Forum) => {
  const { hostname, origin } = new URL(forum.configuration.siteUrl);
  return { rpID: hostname, origin };
};

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

interface Asked {
  readonly purpose: ChallengePurpose;
  readonly userID: number | null;
}

async function storeChallenge(forum: Forum, challenge: string, { purpose, userID }: Asked): Promise<void> {
  const now = forum.now();
  await sql`
    with forgotten as (delete from passkey_challenge where date_expires <= ${now})
    insert into passkey_challenge (challenge_hash, user_id, purpose, date_expires)
    values (${hashOf(challenge)}, ${userID}::bigint, ${purpose}, ${new Date(now.getTime() + challengeLifetime)})
  `.execute(forum.db);
}

/**
 * Uses up a challenge. A challenge can be answered once, by the member and for the purpose for which it was created.
 */
const consumeChallenge =
  (forum: Forum, { purpose, userID }: Asked) =>
  async (challenge: string): Promise<boolean> => {
    const { rows } = await sql`
      delete from passkey_challenge
      where challenge_hash = ${hashOf(challenge)} and purpose = ${purpose}
        and user_id is not distinct from ${userID}::bigint and date_expires > ${forum.now()}
      returning 1
    `.execute(forum.db);
    return rows.length > 0;
  };

/** A stored passkey. */
export interface StoredPasskey {
  readonly passkeyID: number;
  readonly userID: number;
  readonly credentialID: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

const kept = sql`passkey_id as "passkeyID", user_id as "userID", credential_id as "credentialID",
  public_key as "publicKey", counter, transports`;

async function passkeysOf(db: Kysely<Tables>, userID: number): Promise<readonly StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select ${kept} from passkey where user_id = ${userID} order by passkey_id
  `.execute(db);
  return rows;
}

const describe = ({ credentialID, transports }: StoredPasskey) => ({
  id: credentialID,
  transports: transports as ('usb' | 'nfc' | 'ble' | 'internal' | 'hybrid')[],
});

/**
 * Creates the registration options for a new passkey of a member. Requests a discoverable credential, and excludes
 * devices that already have a passkey.
 */
export async function newPasskeyOptions(forum: Forum, member: { userID: number; name: string }) {
  const { 'ui.siteName': rpName } = await forum.settings.get();
  const present = await passkeysOf(forum.db, member.userID);
  if (present.length >= mostPasskeys) throw new ApiError('passkey.too-many');
  const options = await (await loadPasskeys()).generateRegistrationOptions({
    rpName,
    rpID: siteOf(forum).rpID,
    userName: member.name,
    userID: new TextEncoder().encode(`folkmoot:${member.userID}`),
    attestationType: 'none',
    excludeCredentials: present.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(forum, options.challenge, { purpose: 'enrolment', userID: member.userID });
  return { ...options };
}

/** A new passkey after verification. */
export interface CheckedPasskey {
  readonly credentialID: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Verifies a new passkey of a member. @throws {ApiError} passkey.refused. */
export async function checkNewPasskey(forum: Forum, userID: number, credential: Credential): Promise<CheckedPasskey> {
  const { rpID, origin } = siteOf(forum);
  const checked = await (await loadPasskeys())
    .verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: consumeChallenge(forum, { purpose: 'enrolment', userID }),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    })
    .catch((cause: unknown) => {
      throw new ApiError('passkey.refused', {}, { cause });
    });
  if (!checked.verified || !checked.registrationInfo) throw new ApiError('passkey.refused');
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return { credentialID: id, publicKey: Buffer.from(publicKey), counter, transports };
}

/**
 * Creates the authentication options for the member's passkeys. If no member is known yet, any passkey on the device is
 * accepted.
 */
export async function createAuthenticationOptions(forum: Forum, { purpose, userID }: Asked) {
  const options = await (await loadPasskeys()).generateAuthenticationOptions({
    rpID: siteOf(forum).rpID,
    // Without a password, the passkey replaces both factors. After a password, a touch of the device is sufficient.
    userVerification: purpose === 'sign-in' ? 'required' : 'preferred',
    ...(userID !== null && { allowCredentials: (await passkeysOf(forum.db, userID)).map(describe) }),
  });
  await storeChallenge(forum, options.challenge, { purpose, userID });
  return { ...options };
}

/**
 * Verifies a passkey response and returns the passkey; undefined if the verification fails. A passkey whose counter
 * does not increase has been copied and is rejected (passkeys without a counter remain at 0).
 */
export async function checkPasskey(
  forum: Forum,
  { credential, purpose, userID }: Asked & { credential: Credential },
): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`select ${kept} from passkey where credential_id = ${credential.id}`.execute(
    forum.db,
  );
  const passkey = rows[0];
  if (!passkey) return undefined;
  const { rpID, origin } = siteOf(forum);
  const checked = await (await loadPasskeys())
    .verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: consumeChallenge(forum, { purpose, userID }),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credentialID,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: describe(passkey).transports,
      },
      requireUserVerification: purpose === 'sign-in',
    })
    .catch(() => undefined);
  if (!checked?.verified) return undefined;
  return (await noteUse(forum, passkey, checked.authenticationInfo.newCounter)) ? passkey : undefined;
}

/**
 * Records a use. Returns false if the stored counter is not lower, so that only one of two responses with the same
 * counter is accepted.
 */
async function noteUse(forum: Forum, { passkeyID }: StoredPasskey, counter: number): Promise<boolean> {
  const { rows } = await sql`
    update passkey set counter = ${counter}, date_last_used = ${forum.now()}
    where passkey_id = ${passkeyID} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1
  `.execute(forum.db);
  return rows.length > 0;
}
