import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { applicantRoutes } from '#api/member/applicant.contract.ts';
import { postApplicationAnswer } from '#server/account/account-mail.ts';
import { inBackground } from '#server/account/background.ts';
import { newMemberRole } from '#server/account/registration.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { found } from '#server/platform/me.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { demand, may, type Viewer } from '#server/platform/viewer.ts';
import { type ApplicantRow, findApplicant, listApplicants } from './applicant.queries.ts';
import { setRoles } from './user-change.ts';
import { deleteMember } from './user-deletion.queries.ts';

const demandApplicants = (viewer: Viewer): void => demand(viewer, ['community.moderate', 'applicants.manage']);

const applicantFor = (viewer: Viewer, { email, insertIPAddress, mailTo: _, ...applicant }: ApplicantRow) => ({
  ...applicant,
  ...(may(viewer, 'personalInfo.view') && { email, insertIPAddress }),
});

/** Applications for membership. */
export const applicantResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const applicantAt = async (userID: number) => found(await findApplicant(forum.db, userID), 'applicant.not-found');

  const decline = (viewer: Viewer, userID: number) =>
    inTransaction(forum.database, (trx) =>
      deleteMember(trx, { userID, byUserID: viewer.userID, now: forum.now() }, 'delete'),
    );

  const approve = async (userID: number): Promise<void> => {
    const roleID = await newMemberRole(forum);
    await inTransaction(forum.database, (trx) => setRoles(trx, userID, [roleID]));
  };

  server.route({
    ...applicantRoutes.list,
    handler: async (request, reply) => {
      demandApplicants(request.viewer);
      const { applicants, total } = await listApplicants(forum.db, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return applicants.map((applicant) => applicantFor(request.viewer, applicant));
    },
  });

  server.route({
    ...applicantRoutes.read,
    handler: async ({ viewer, params }) => {
      demandApplicants(viewer);
      return applicantFor(viewer, await applicantAt(params.id));
    },
  });

  server.route({
    ...applicantRoutes.answer,
    handler: async ({ viewer, params, body }) => {
      demandApplicants(viewer);
      const applicant = await applicantAt(params.id);
      const isApproved = body.status === 'approved';
      await (isApproved ? approve(params.id) : decline(viewer, params.id));
      const { mailTo: to, name } = applicant;
      if (to) inBackground(forum, () => postApplicationAnswer(forum, { userID: params.id, to, name }, isApproved));
      return { ...applicantFor(viewer, applicant), status: body.status };
    },
  });

  server.route({
    ...applicantRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      demandApplicants(viewer);
      await applicantAt(params.id);
      await decline(viewer, params.id);
      return reply.code(204).send();
    },
  });
};
