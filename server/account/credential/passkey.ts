import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Kysely, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** What reads and checks passkeys holds 25 MB, so it is loaded when the first is used. */
const loadPasskeys = () => import('@simplewebauthn/server');

/** What a passkey may be asked to sign for. */
export type ChallengePurpose = 'enrolment' | 'sign-in' | 'second-factor' | 'confirmation';

/** How long a challenge may wait for its answer, in milliseconds. */
const challengeLifetime = 5 * 60_000;

/** The most passkeys a member may have. */
const mostPasskeys = 20;

/** What browsers tell of a passkey, not checked yet. */
interface Credential {
  readonly id: string;
}

/** The name under which browsers keep passkeys: the site's host, whatever its port. */
const siteOf = (forum: Forum) => {
  const { hostname, origin } = new URL(forum.configuration.siteUrl);
  return { rpID: hostname, origin };
};

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

interface Asked {
  readonly purpose: ChallengePurpose;
  readonly userID: number | null;
}

async function keepChallenge(forum: Forum, challenge: string, { purpose, userID }: Asked): Promise<void> {
  const now = forum.now();
  await sql`
    with forgotten as (delete from passkey_challenge where date_expires <= ${now})
    insert into passkey_challenge (challenge_hash, user_id, purpose, date_expires)
    values (${hashOf(challenge)}, ${userID}::bigint, ${purpose}, ${new Date(now.getTime() + challengeLifetime)})
  `.execute(forum.db);
}

/** Uses a challenge up: each is answered once, by whom it was made for, and for what. */
const takeChallenge =
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

/** A passkey as it is kept. */
export interface KeptPasskey {
  readonly passkeyID: number;
  readonly userID: number;
  readonly credentialID: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

const kept = sql`passkey_id as "passkeyID", user_id as "userID", credential_id as "credentialID",
  public_key as "publicKey", counter, transports`;

async function passkeysOf(db: Kysely<Tables>, userID: number): Promise<readonly KeptPasskey[]> {
  const { rows } = await sql<KeptPasskey>`
    select ${kept} from passkey where user_id = ${userID} order by passkey_id
  `.execute(db);
  return rows;
}

const describe = ({ credentialID, transports }: KeptPasskey) => ({
  id: credentialID,
  transports: transports as ('usb' | 'nfc' | 'ble' | 'internal' | 'hybrid')[],
});

/** What a new passkey of a member is made of. Asks for one that signs in by itself, and for no second one of a device. */
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
  await keepChallenge(forum, options.challenge, { purpose: 'enrolment', userID: member.userID });
  return { ...options };
}

/** A new passkey, checked. */
export interface CheckedPasskey {
  readonly credentialID: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Checks a new passkey of a member. @throws {ApiError} passkey.refused. */
export async function checkNewPasskey(forum: Forum, userID: number, credential: Credential): Promise<CheckedPasskey> {
  const { rpID, origin } = siteOf(forum);
  const checked = await (await loadPasskeys())
    .verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: takeChallenge(forum, { purpose: 'enrolment', userID }),
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

/** What a passkey has to sign: any of the member's, or, of nobody yet, any that the device offers. */
export async function passkeyQuestion(forum: Forum, { purpose, userID }: Asked) {
  const options = await (await loadPasskeys()).generateAuthenticationOptions({
    rpID: siteOf(forum).rpID,
    // Alone it stands for both factors; after a password, touching the device is enough.
    userVerification: purpose === 'sign-in' ? 'required' : 'preferred',
    ...(userID !== null && { allowCredentials: (await passkeysOf(forum.db, userID)).map(describe) }),
  });
  await keepChallenge(forum, options.challenge, { purpose, userID });
  return { ...options };
}

/**
 * Whose passkey has signed; undefined when none has. A passkey whose counter does not grow was copied and is refused
 * (those that never count stay at 0).
 */
export async function checkPasskey(
  forum: Forum,
  { credential, purpose, userID }: Asked & { credential: Credential },
): Promise<KeptPasskey | undefined> {
  const { rows } = await sql<KeptPasskey>`select ${kept} from passkey where credential_id = ${credential.id}`.execute(
    forum.db,
  );
  const passkey = rows[0];
  if (!passkey) return undefined;
  const { rpID, origin } = siteOf(forum);
  const checked = await (await loadPasskeys())
    .verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: takeChallenge(forum, { purpose, userID }),
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

/** Notes a use; false when another use was as far already, so that of two answers with one counter only one is taken. */
async function noteUse(forum: Forum, { passkeyID }: KeptPasskey, counter: number): Promise<boolean> {
  const { rows } = await sql`
    update passkey set counter = ${counter}, date_last_used = ${forum.now()}
    where passkey_id = ${passkeyID} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1
  `.execute(forum.db);
  return rows.length > 0;
}
