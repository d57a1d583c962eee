import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { storedSecret } from '#server/platform/configuration/stored-secret.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The lifetime of a continuation token, in milliseconds. */
const lifetime = 86_400_000;

/** The claims of a continuation token: the job, the member, and the seconds of each run. */
export interface LongJobGrant {
  readonly jobID: string;
  readonly userID: number;
  readonly seconds: number;
}

const claims = z.object({ jti: z.uuid(), sub: z.int().positive(), exp: z.int(), sec: z.number().min(0).max(20) });

const written = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const header = written({ alg: 'HS256', typ: 'JWT' });

const signature = async (forum: Forum, text: string): Promise<Buffer> =>
  createHmac('sha256', await storedSecret(forum, 'longJob.secret'))
    .update(text)
    .digest();

/** Issues the signed token with which a member continues a job: a JWT that is valid for one day. */
export async function issueLongJobToken(forum: Forum, { jobID, userID, seconds }: LongJobGrant): Promise<string> {
  const exp = Math.floor((forum.now().getTime() + lifetime) / 1_000);
  const text = `${header}.${written({ jti: jobID, sub: userID, exp, sec: seconds })}`;
  return `${text}.${(await signature(forum, text)).toString('base64url')}`;
}

/** Verifies a continuation token. Returns undefined when the signature is invalid or the token has expired. */
export async function readLongJobToken(forum: Forum, token: string): Promise<LongJobGrant | undefined> {
  const [head, body = '', mark = ''] = token.trim().split('.');
  const given = Buffer.from(mark, 'base64url');
  const expected = await signature(forum, `${head}.${body}`);
  if (head !== header || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { jti, sub, exp, sec } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return exp * 1_000 > forum.now().getTime() ? { jobID: jti, userID: sub, seconds: sec } : undefined;
}
