import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';
import { deviceLifetime } from '#server/account/credential/remembered-device.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A session that was just begun. */
export interface BegunSession {
  readonly token: string;
  readonly expires: Date;
  readonly persistent: boolean;
  /** The new cookie value by which the browser is remembered. */
  readonly device?: string;
}

const optionsFor = (forum: Forum) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: forum.configuration.siteUrl.startsWith('https:'),
  }) as const;

/** The cookie that keeps a browser remembered, so that guesses made elsewhere do not hold its member up. */
export const deviceCookie = 'folkmoot-device';

/** Has the browser keep the value by which it is remembered. */
export const giveDevice = (reply: FastifyReply, device: string): unknown =>
  reply.setCookie(deviceCookie, device, { ...optionsFor(reply.server.forum), maxAge: deviceLifetime / 1_000 });

/** Hands a session's token to the browser: out of reach of scripts and of other sites, until it closes unless kept. */
export function giveSession(reply: FastifyReply, { token, expires, persistent, device }: BegunSession): void {
  reply.setCookie(sessionCookie, token, { ...optionsFor(reply.server.forum), ...(persistent && { expires }) });
  if (device) giveDevice(reply, device);
}

/** The cookie of a browser that has taken the first step of signing in, and how long it may take the second, in seconds. */
const pendingCookie = { name: 'folkmoot-second-factor', maxAge: 600 } as const;

/** What a browser kept of the first step of signing in. */
export const pendingIn = (request: FastifyRequest): string | undefined => request.cookies[pendingCookie.name];

/**
 * Hands a session to the browser, or has it take the second step first.
 *
 * @throws {ApiError} session.second-factor.
 */
export function giveOutcome<Done extends BegunSession>(
  reply: FastifyReply,
  outcome: Done | { readonly pendingToken: string },
): Done {
  const { name, maxAge } = pendingCookie;
  if ('pendingToken' in outcome) {
    reply.setCookie(name, outcome.pendingToken, { ...optionsFor(reply.server.forum), maxAge });
    throw new ApiError('session.second-factor');
  }
  giveSession(reply, outcome);
  if (pendingIn(reply.request)) reply.clearCookie(name, optionsFor(reply.server.forum));
  return outcome;
}

/** Takes the session's token back from the browser. */
export const takeSession = (reply: FastifyReply): unknown =>
  reply.clearCookie(sessionCookie, optionsFor(reply.server.forum));

/** What a new session remembers of the browser it began in, and the one it replaces there. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string | undefined;
  /** The browser's cookie as a remembered device. */
  readonly device: string | undefined;
  readonly formerSessionID: string | undefined;
}

/** Where a request comes from. */
export const originOf = (request: FastifyRequest): Origin => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'],
  device: request.cookies[deviceCookie],
  formerSessionID: request.viewer.sessionID,
});
