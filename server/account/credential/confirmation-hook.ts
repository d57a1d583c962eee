import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { isConfirmed, recordConfirmation, rejectToken } from './confirmed-session.ts';
import type { GuessSource } from './guess.queries.ts';
import { hasPassword, requirePassword } from './second-factor.ts';

type Body = Readonly<Record<string, unknown>>;

const bodyOf = ({ body }: FastifyRequest): Body => (typeof body === 'object' && body !== null ? (body as Body) : {});

/** The current password, which a body may carry as proof of identity. */
const passwordIn = (request: FastifyRequest): string | undefined => {
  const { passwordConfirmation: password } = bodyOf(request);
  return typeof password === 'string' && password !== '' ? password : undefined;
};

/** Returns the protected body fields that a request sets; undefined for routes that are protected as a whole. */
function protectedFields(request: FastifyRequest): readonly string[] | undefined {
  const { confirmed } = request.routeOptions.config;
  return Array.isArray(confirmed) ? confirmed.filter((field) => bodyOf(request)[field] !== undefined) : undefined;
}

async function isProtected(request: FastifyRequest): Promise<boolean> {
  const { confirmed, isProtectedChange } = request.routeOptions.config;
  if (!confirmed || protectedFields(request)?.length === 0) return false;
  return (await isProtectedChange?.(request)) ?? true;
}

/**
 * Returns the source of a confirmation: the session, which no stranger has, or the network of a program with an access
 * token.
 */
export const confirmationSource = ({ viewer, ip }: FastifyRequest): GuessSource =>
  viewer.sessionID ? { kind: 'session', value: viewer.sessionID } : { kind: 'network', value: networkOf(ip) };

/**
 * Creates the error for an unconfirmed session. For routes that accept the password in their body, the error names that
 * field.
 */
async function unconfirmed(request: FastifyRequest): Promise<Error> {
  const { server, viewer } = request;
  const takesPassword = protectedFields(request) !== undefined && (await hasPassword(server.forum.db, viewer.userID));
  return takesPassword ? passwordRequired() : new ApiError('session.unconfirmed');
}

/**
 * Creates the error for a change of the member's own account without the current password
 * (docs/behavior/account.md#confirmed-session).
 */
export const passwordRequired = (): Error =>
  ApiError.fields(
    { passwordConfirmation: 'The field `passwordConfirmation` is required to edit this profile' },
    'password.confirmation-required',
  );

/**
 * Enforces the `confirmed` and `sessionOnly` properties of routes, after validation and before the handler. A
 * `passwordConfirmation` in the body is verified, and confirms the session like `POST /sessions/confirm`.
 *
 * @throws {ApiError} permission.missing, session.unconfirmed, password.incorrect, session.suspended.
 */
export const confirmationHook = fastifyPlugin(async (server: FastifyInstance) => {
  const { forum } = server;
  server.addHook('preHandler', async (request) => {
    const { confirmed, sessionOnly } = request.routeOptions.config;
    if (sessionOnly) rejectToken(request.viewer);
    if (!confirmed) return;
    const { viewer } = request;
    const isDemanded = await isProtected(request);
    if (isDemanded) {
      requireSession(viewer);
      rejectToken(viewer);
    }
    const password = protectedFields(request) && viewer.userID !== 0 ? passwordIn(request) : undefined;
    if (password !== undefined && (await hasPassword(forum.db, viewer.userID))) {
      await requirePassword(forum, viewer.userID, { password, source: confirmationSource(request) });
      await recordConfirmation(forum, viewer);
      return;
    }
    if (isDemanded && !(await isConfirmed(forum, viewer))) throw await unconfirmed(request);
  });
});
