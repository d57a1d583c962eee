import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The timeout of requests to the bot protection provider, in milliseconds. */
const timeout = 5_000;

const verdict = z.object({ success: z.boolean() });

async function verifyWithProvider(
  { verifyUrl, secret }: { verifyUrl: string; secret: string },
  { token, ip }: { token: string; ip: string },
): Promise<boolean> {
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip: ip }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`The bot protection service responded with ${answer.status}.`);
  return verdict.parse(await answer.json()).success;
}

/**
 * Verifies the token of the bot protection with its provider (`siteverify`), if the site has one. Registration is
 * rejected while the provider does not respond.
 *
 * @throws {ApiError} registration.bot-refused, registration.bot-unreachable.
 */
export async function verifyBotToken(
  forum: Forum,
  requested: { token: string | undefined; ip: string },
): Promise<void> {
  const { botProtection } = forum.configuration;
  if (!botProtection || !(await forum.settings.get())['botProtection.siteKey']) return;
  const { token = '', ip } = requested;
  if (token === '') throw new ApiError('registration.bot-refused');
  const hasPassed = await verifyWithProvider(botProtection, { token, ip }).catch((error: unknown) => {
    forum.log.warn({ err: error }, 'The bot check of a registration failed.');
    throw new ApiError('registration.bot-unreachable');
  });
  if (!hasPassed) throw new ApiError('registration.bot-refused');
}
