import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { storedSecret } from '#server/platform/configuration/stored-secret.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The lifetime of a continuation token, in seconds. */
const lifetime = 86_400;

const algorithm = 'HS256';

/** The claims of a continuation token: the job, the member, and the seconds of each run. */
export interface LongJobGrant {
  readonly jobID: string;
  readonly userID: number;
  readonly seconds: number;
}

const claims = z.object({ jti: z.uuid(), uid: z.int().positive(), sec: z.number().min(0).max(20) });

const keyOf = (forum: Forum): Promise<Uint8Array> => storedSecret(forum, 'longJob.secret');

/** Issues the signed token with which a member continues a job: a JWT that is valid for one day. */
export async function issueLongJobToken(forum: Forum, { jobID, userID, seconds }: LongJobGrant): Promise<string> {
  const now = Math.floor(forum.now().getTime() / 1_000);
  return new SignJWT({ uid: userID, sec: seconds })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setJti(jobID)
    .setExpirationTime(now + lifetime)
    .sign(await keyOf(forum));
}

/** Verifies a continuation token. Returns undefined when the signature is invalid or the token has expired. */
export async function readLongJobToken(forum: Forum, token: string): Promise<LongJobGrant | undefined> {
  try {
    const { payload } = await jwtVerify(token.trim(), await keyOf(forum), {
      algorithms: [algorithm],
      requiredClaims: ['exp'],
      currentDate: forum.now(),
    });
    const { data } = claims.safeParse(payload);
    return data && { jobID: data.jti, userID: data.uid, seconds: data.sec };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
