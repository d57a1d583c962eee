import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invitationRoutes } from '#api/account/registration/invitation.contract.ts';
import { ApiError } from '#api/errors.ts';
import { rejectProblems } from '#server/account/own-data/account-error.ts';
import { sendInvitationMail } from '#server/account/own-data/account-notice-mail.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { requireAssignable } from '#server/member/role/authority.ts';
import { emailProblem } from '#server/member/settings/member-email.ts';
import { withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import {
  findInvitation,
  insertInvitation,
  listAllInvitations,
  listInvitations,
  renewInvitation,
  withdrawAnyInvitation,
  withdrawInvitation,
} from './invitation.queries.ts';
import { invitationsLeft, newInvitationCode, requireInvitationLeft } from './invitation.ts';
import { invitationSources } from './invitation-log.ts';
import { newMemberRole } from './registration.ts';

/** The routes for invitations: list, send, send again and withdraw. */
export const invitationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Withdraws an invitation of another member, which administrators may do, and logs it. */
  const withdrawLogged = (viewer: Viewer, id: number): Promise<boolean> =>
    inTransaction(forum.database, (trx) => {
      const entry = { recordType: 'invitation', recordID: id, actorID: viewer.userID, isPublic: false } as const;
      return withRowLog(trx, invitationSources, { ...entry, action: 'invitation.withdraw' }, () =>
        withdrawAnyInvitation(trx, id, forum.now()),
      );
    });

  server.route({
    ...invitationRoutes.list,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      const invitations = await listInvitations(forum.db, viewer.userID, forum.now());
      return { invitations, left: await invitationsLeft(forum, viewer) };
    },
  });

  server.route({
    ...invitationRoutes.listAll,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'site.manage');
      const requested = { ...request.query, now: forum.now() };
      const { invitations, total } = await listAllInvitations(forum.db, requested);
      sendPaging(request, reply, { ...request.query, total });
      return invitations;
    },
  });

  server.route({
    ...invitationRoutes.create,
    ...rateLimited(server, 'mail'),
    handler: async ({ viewer, body }, reply) => {
      requireSession(viewer);
      rejectProblems({ email: emailProblem(body.email) });
      await requireAssignable(forum, viewer, [await newMemberRole(forum)]);
      await requireInvitationLeft(forum, viewer);
      const { code, ...made } = await newInvitationCode(forum);
      const invitation = await insertInvitation(forum.db, { ...made, userID: viewer.userID, email: body.email });
      // The message is the same whether or not the invited person is already a member, so that only they learn it.
      await sendInvitationMail(forum, { to: body.email, inviter: viewer.name, code, expires: made.expires });
      return reply.code(201).send(invitation);
    },
  });

  server.route({
    ...invitationRoutes.sendAgain,
    ...rateLimited(server, 'mail'),
    handler: async ({ viewer, params }, reply) => {
      requireSession(viewer);
      const present = await findInvitation(forum.db, viewer.userID, params.id, forum.now());
      if (!present) throw new ApiError('invitation.not-found');
      if (present.status === 'accepted') throw new ApiError('invitation.accepted');
      await requireAssignable(forum, viewer, [await newMemberRole(forum)]);
      const { code, ...made } = await newInvitationCode(forum);
      const invitation = await renewInvitation(forum.db, { ...made, userID: viewer.userID, id: params.id });
      if (!invitation) throw new ApiError('request.too-many', { retryAfter: 60 });
      await sendInvitationMail(forum, { to: present.email, inviter: viewer.name, code, expires: made.expires });
      return reply.code(201).send(invitation);
    },
  });

  server.route({
    ...invitationRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      requireSession(viewer);
      const withdrawn = { userID: viewer.userID, id: params.id, now: forum.now() };
      const isWithdrawn =
        (await withdrawInvitation(forum.db, withdrawn)) ||
        (may(viewer, 'site.manage') && (await withdrawLogged(viewer, params.id)));
      if (!isWithdrawn) throw new ApiError('invitation.not-found');
      return reply.code(204).send();
    },
  });
};
