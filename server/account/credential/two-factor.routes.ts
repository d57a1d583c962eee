import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { twoFactorRoutes } from '#api/account/credential/two-factor.contract.ts';
import { ApiError } from '#api/errors.ts';
import { sendSecurityChangeMail } from '#server/account/own-data/account-notice-mail.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { readPending, signInBySecondFactor } from '#server/account/sign-in/sign-in.ts';
import { logAccount } from '#server/member/profile/member-log.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { apiDate } from '#server/member/session/session.ts';
import { completeSignInStep, originOf, pendingSignInToken } from '#server/member/session/session-cookie.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { confirmationSource } from './confirmation-hook.ts';
import { isConfirmed, recordConfirmation } from './confirmed-session.ts';
import { createAuthenticationOptions } from './passkey.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-code.ts';
import { appSecret } from './sealed-secrets.ts';
import {
  authenticatorApp,
  consumeAppCode,
  hasSecondFactor,
  newAppSecret,
  removeSecondFactors,
  requireProof,
} from './second-factor.ts';

/** The routes for the second step of signing in, re-authentication, authenticator apps and recovery codes. */
export const twoFactorResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...twoFactorRoutes.read,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      const { rows } = await sql<{ hasPassword: boolean; hasApp: boolean; countPasskeys: number }>`
        select password_hash is not null as "hasPassword",
          exists (select from totp t where t.user_id = m.user_id and t.date_confirmed is not null) as "hasApp",
          (select count(*)::integer from passkey p where p.user_id = m.user_id) as "countPasskeys"
        from member m where m.user_id = ${viewer.userID}
      `.execute(forum.db);
      const [countCodes, confirmed] = [
        await countRecoveryCodes(forum.db, viewer.userID),
        await isConfirmed(forum, viewer),
      ];
      return { ...requireFound(rows[0], 'user.not-found'), countRecoveryCodes: countCodes, isConfirmed: confirmed };
    },
  });

  server.route({
    ...twoFactorRoutes.signIn,
    ...rateLimited(server, 'signIn'),
    handler: async (request, reply) => {
      const step = { pendingToken: pendingSignInToken(request), proof: request.body };
      const member = completeSignInStep(reply, await signInBySecondFactor(forum, step, originOf(request)));
      return reply.code(201).send({ userID: member.userID, name: member.name, dateExpires: apiDate(member.expires) });
    },
  });

  server.route({
    ...twoFactorRoutes.signInOptions,
    ...rateLimited(server, 'signIn'),
    handler: async (request) => {
      const { userID } = await readPending(forum, pendingSignInToken(request));
      return createAuthenticationOptions(forum, { purpose: 'second-factor', userID });
    },
  });

  server.route({
    ...twoFactorRoutes.confirm,
    ...rateLimited(server, 'signIn'),
    handler: async (request, reply) => {
      const { viewer, body } = request;
      requireSession(viewer);
      const source = confirmationSource(request);
      await requireProof(forum, viewer.userID, { proof: body, purpose: 'confirmation', source });
      await recordConfirmation(forum, viewer);
      return reply.code(204).send();
    },
  });

  server.route({
    ...twoFactorRoutes.confirmOptions,
    ...rateLimited(server, 'signIn'),
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return createAuthenticationOptions(forum, { purpose: 'confirmation', userID: viewer.userID });
    },
  });

  server.route({
    ...twoFactorRoutes.beginApp,
    handler: async ({ viewer }, reply) => {
      const { 'ui.siteName': issuer } = await forum.settings.get();
      const secret = newAppSecret();
      const { rows } = await sql`
        insert into totp (user_id, secret, date_inserted) values (${viewer.userID}, ${forum.seal.seal(secret, appSecret)}, ${forum.now()})
        on conflict (user_id) do update set secret = excluded.secret, last_step = 0, date_inserted = ${forum.now()}
          where totp.date_confirmed is null
        returning 1
      `.execute(forum.db);
      if (rows.length === 0) throw new ApiError('two-factor.on-already');
      return reply.code(201).send({ secret, url: authenticatorApp(secret, { issuer, label: viewer.name }).toString() });
    },
  });

  server.route({
    ...twoFactorRoutes.confirmApp,
    ...rateLimited(server, 'token'),
    handler: async ({ viewer, body }) => {
      const code = body.code.replace(/\s/g, '');
      const begun = await forum.db
        .selectFrom('totp')
        .select('date_confirmed')
        .where('user_id', '=', viewer.userID)
        .executeTakeFirst();
      if (!begun) throw new ApiError('two-factor.not-begun');
      if (begun.date_confirmed) throw new ApiError('two-factor.on-already');
      if (!(await consumeAppCode(forum, viewer.userID, { code, inForce: false })))
        throw new ApiError('session.second-factor-wrong');
      const recoveryCodes = await inTransaction(forum.database, (trx) =>
        renewRecoveryCodes(trx, viewer.userID, forum.now()),
      );
      await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'app-on' });
      return { recoveryCodes };
    },
  });

  server.route({
    ...twoFactorRoutes.removeApp,
    handler: async ({ viewer }, reply) => {
      const { rows } = await sql<{ wasInForce: boolean }>`
        delete from totp where user_id = ${viewer.userID} returning date_confirmed is not null as "wasInForce"
      `.execute(forum.db);
      if (!(await hasSecondFactor(forum.db, viewer.userID))) await removeSecondFactors(forum, viewer.userID);
      if (rows[0]?.wasInForce) await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'app-off' });
      return reply.code(204).send();
    },
  });

  server.route({
    ...twoFactorRoutes.renewCodes,
    handler: async ({ viewer }, reply) => {
      if (!(await hasSecondFactor(forum.db, viewer.userID))) throw new ApiError('two-factor.not-begun');
      const recoveryCodes = await inTransaction(forum.database, (trx) =>
        renewRecoveryCodes(trx, viewer.userID, forum.now()),
      );
      await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'codes' });
      return reply.code(201).send({ recoveryCodes });
    },
  });

  server.route({
    ...twoFactorRoutes.remove,
    handler: async (request, reply) => {
      const { viewer } = request;
      requirePermission(viewer, 'users.edit');
      const member = requireFound(
        await findUser(forum.db, resolveMemberID(request, request.params.id)),
        'user.not-found',
      );
      await requireAuthority(forum, viewer, member);
      await removeSecondFactors(forum, member.userID);
      await logAccount(forum, { action: 'member.two-factor', actorID: viewer.userID, userID: member.userID });
      await sendSecurityChangeMail(forum, { userID: member.userID, change: 'reset' });
      return reply.code(204).send();
    },
  });
};
