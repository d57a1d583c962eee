import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql, type Transaction } from 'kysely';
import { applicantRoutes } from '#api/member/session/applicant.contract.ts';
import { sendApplicationDecisionMail } from '#server/account/own-data/account-mail.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import { newMemberRole } from '#server/account/registration/registration.ts';
import { logAccount } from '#server/member/profile/member-log.ts';
import { requireAssignable, requireAuthority } from '#server/member/role/authority.ts';
import { roleIDs as presetRoles } from '#server/member/role/role-catalog.ts';
import { insertRolesByDomain } from '#server/member/role/role-domain.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { setRoles } from '#server/member/user/user-change.ts';
import { createApplicant } from '#server/member/user/user-creation.ts';
import { deleteMember } from '#server/member/user/user-deletion.queries.ts';
import { conflictError } from '#server/moderation/approval/conflict-error.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { type ApplicantRow, findApplicant, listApplicants } from './applicant.queries.ts';
import { applicantSources, findAnswer } from './applicant-log.ts';

/**
 * Reads an applicant and locks the row against concurrent decisions. @throws {ApiError} applicant.not-found,
 * applicant.answered.
 */
async function lockApplicant(trx: Transaction<Tables>, userID: number): Promise<ApplicantRow> {
  await sql`select from member where user_id = ${userID} for update`.execute(trx);
  const applicant = await findApplicant(trx, userID);
  const answered = applicant ? undefined : await findAnswer(trx, userID);
  if (answered) throw await conflictError(trx, 'applicant.answered', answered);
  return requireFound(applicant, 'applicant.not-found');
}

const requireApplicants = (viewer: Viewer): void =>
  requirePermission(viewer, ['community.moderate', 'applicants.manage']);

const applicantFor = (viewer: Viewer, { email, insertIPAddress, mailTo: _, ...applicant }: ApplicantRow) => ({
  ...applicant,
  ...(may(viewer, 'personalInfo.view') && { email, insertIPAddress }),
});

/** The routes for applications for membership. */
export const applicantResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const applicantAt = async (userID: number) =>
    requireFound(await findApplicant(forum.db, userID), 'applicant.not-found');

  /** Decides on an application once. A second decision throws an error that names the moderator who decided first. */
  const answer = async (viewer: Viewer, userID: number, status: 'approved' | 'declined'): Promise<ApplicantRow> => {
    const roleID = await newMemberRole(forum);
    if (status === 'approved') await requireAssignable(forum, viewer, [roleID]);
    const row = await findUser(forum.db, userID);
    if (row) await requireAuthority(forum, viewer, row);
    return inTransaction(forum.database, async (trx) => {
      const applicant = await lockApplicant(trx, userID);
      const entry = { recordType: 'member', recordID: userID, actorID: viewer.userID, isPublic: false } as const;
      if (status === 'approved') {
        const approval = { ...entry, action: 'applicant.approve' } as const;
        await withRowLog(trx, applicantSources, approval, async () => {
          await setRoles(trx, userID, [roleID]);
          await insertRolesByDomain(trx, forum, userID);
        });
      } else {
        await deleteMember(trx, { userID, byUserID: viewer.userID, now: forum.now() }, 'delete');
        await logAction(trx, { ...entry, action: 'applicant.decline', before: {}, after: {} });
      }
      return applicant;
    });
  };

  server.route({
    ...applicantRoutes.list,
    handler: async (request, reply) => {
      requireApplicants(request.viewer);
      const { applicants, total } = await listApplicants(forum.db, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return applicants.map((applicant) => applicantFor(request.viewer, applicant));
    },
  });

  server.route({
    ...applicantRoutes.read,
    handler: async ({ viewer, params }) => {
      requireApplicants(viewer);
      return applicantFor(viewer, await applicantAt(params.id));
    },
  });

  server.route({
    ...applicantRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requireApplicants(viewer);
      await requireAssignable(forum, viewer, [presetRoles.applicant]);
      const userID = await createApplicant(forum, viewer, body);
      await logAccount(forum, { action: 'member.add', actorID: viewer.userID, userID });
      return reply.code(201).send(applicantFor(viewer, await applicantAt(userID)));
    },
  });

  server.route({
    ...applicantRoutes.answer,
    handler: async ({ viewer, params, body }) => {
      requireApplicants(viewer);
      const applicant = await answer(viewer, params.id, body.status);
      const isApproved = body.status === 'approved';
      const { mailTo: to, name } = applicant;
      if (to)
        runInBackground(forum, () => sendApplicationDecisionMail(forum, { userID: params.id, to, name }, isApproved));
      return { ...applicantFor(viewer, applicant), status: body.status };
    },
  });

  server.route({
    ...applicantRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      requireApplicants(viewer);
      await answer(viewer, params.id, 'declined');
      return reply.code(204).send();
    },
  });
};
