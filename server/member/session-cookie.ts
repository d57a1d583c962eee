import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#server/member/session.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A session that was just begun. */
export interface BegunSession {
  readonly token: string;
  readonly expires: Date;
  readonly persistent: boolean;
}

const optionsFor = (forum: Forum) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: forum.configuration.siteUrl.startsWith('https:'),
  }) as const;

/** Hands a session's token to the browser: out of reach of scripts and of other sites, until it closes unless kept. */
export function giveSession(reply: FastifyReply, { token, expires, persistent }: BegunSession): void {
  reply.setCookie(sessionCookie, token, { ...optionsFor(reply.server.forum), ...(persistent && { expires }) });
}

/** Takes the session's token back from the browser. */
export const takeSession = (reply: FastifyReply): unknown =>
  reply.clearCookie(sessionCookie, optionsFor(reply.server.forum));

/** What a new session remembers of the browser it began in, and the one it replaces there. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string | undefined;
  readonly formerSessionID: string | undefined;
}

/** Where a request comes from. */
export const originOf = (request: FastifyRequest): Origin => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'],
  formerSessionID: request.viewer.sessionID,
});
