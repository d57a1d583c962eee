import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';
import { deviceLifetime } from '#server/account/credential/remembered-device.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A newly started session. */
export interface StartedSession {
  readonly token: string;
  readonly expires: Date;
  readonly persistent: boolean;
  /** The new cookie value that identifies the browser as a remembered device. */
  readonly device?: string;
}

const optionsFor = (forum: Forum) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: forum.configuration.siteUrl.startsWith('https:'),
  }) as const;

/**
 * The cookie that identifies a remembered device. Failed sign-in attempts from other devices do not delay the member on
 * a remembered device.
 */
export const deviceCookie = 'folkmoot-device';

/** Sets the cookie that identifies the remembered device. */
export const setDeviceCookie = (reply: FastifyReply, device: string): unknown =>
  reply.setCookie(deviceCookie, device, { ...optionsFor(reply.server.forum), maxAge: deviceLifetime / 1_000 });

/**
 * Sends the session token as a cookie that scripts and other sites cannot read. It lasts until the browser closes,
 * unless the session is persistent.
 */
export function setSessionCookie(reply: FastifyReply, { token, expires, persistent, device }: StartedSession): void {
  reply.setCookie(sessionCookie, token, { ...optionsFor(reply.server.forum), ...(persistent && { expires }) });
  if (device) setDeviceCookie(reply, device);
}

/**
 * The cookie of a browser that has passed the first sign-in step, and the time limit for the second step, in seconds.
 */
const pendingCookie = { name: 'folkmoot-second-factor', maxAge: 600 } as const;

/** Returns the token of a completed first sign-in step from the cookie. */
export const pendingSignInToken = (request: FastifyRequest): string | undefined => request.cookies[pendingCookie.name];

/**
 * Sends a session to the browser, or requires the second factor first.
 *
 * @throws {ApiError} session.second-factor.
 */
export function completeSignInStep<Done extends StartedSession>(
  reply: FastifyReply,
  outcome: Done | { readonly pendingToken: string },
): Done {
  const { name, maxAge } = pendingCookie;
  if ('pendingToken' in outcome) {
    reply.setCookie(name, outcome.pendingToken, { ...optionsFor(reply.server.forum), maxAge });
    throw new ApiError('session.second-factor');
  }
  setSessionCookie(reply, outcome);
  if (pendingSignInToken(reply.request)) reply.clearCookie(name, optionsFor(reply.server.forum));
  return outcome;
}

/** Clears the session cookie. */
export const clearSessionCookie = (reply: FastifyReply): unknown =>
  reply.clearCookie(sessionCookie, optionsFor(reply.server.forum));

/** The data that a new session stores about its browser, and the session that it replaces there. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string | undefined;
  /** The device cookie of the browser. */
  readonly device: string | undefined;
  readonly formerSessionID: string | undefined;
}

/** Returns the origin of a request. */
export const originOf = (request: FastifyRequest): Origin => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'],
  device: request.cookies[deviceCookie],
  formerSessionID: request.viewer.sessionID,
});
