import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type UserPatch, userRoutes } from '#api/member/user/user.contract.ts';
import { hasSecondFactor } from '#server/account/credential/second-factor.ts';
import { newMemberRole } from '#server/account/registration/registration.ts';
import { canSendMail } from '#server/mail/outgoing/mail-server.ts';
import { isIgnorable } from '#server/member/identity/ignore.policy.ts';
import { logAccount } from '#server/member/profile/member-log.ts';
import { maySeeValue } from '#server/member/profile-field/profile-field.policy.ts';
import { findProfileValues, listProfileFields } from '#server/member/profile-field/profile-field.queries.ts';
import { answerConditions } from '#server/member/profile-field/profile-field-filter.ts';
import { requireAssignable, requireAuthority } from '#server/member/role/authority.ts';
import { findSignatures } from '#server/member/settings/signature.queries.ts';
import { discardPhoto, setPhoto, storePhoto } from '#server/member/settings/user-photo.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { sendCursor, sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { logExport, memberCsv } from './member-export.ts';
import { requireBan, requireChange, requireNames, requirePhoto, requireProfiles } from './user.policy.ts';
import {
  findMergedInto,
  findReceivedReactions,
  findUser,
  findUsersByName,
  listUsers,
  listUsersFromCursor,
  type UserRow,
} from './user.queries.ts';
import { setBan } from './user-ban.ts';
import { changesAccess, changeUser } from './user-change.ts';
import { createUser } from './user-creation.ts';
import { readUserCursor } from './user-cursor.ts';
import { deleteMemberByStaff } from './user-deletion.ts';
import { setHidden } from './user-hidden.queries.ts';
import { fragmentOf, userFor, userForEdit } from './user-view.ts';

/** Includes profile fields in the response when the request contains answers. */
const answersIn = ({ profileFields }: { profileFields?: object | undefined }) =>
  profileFields ? ['profileFields'] : [];

/** The member routes: list, read, create, change, ban, photo, and lookup for mentions. */
export const userResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const findMember = async (userID: number): Promise<UserRow> =>
    requireFound(await findUser(forum.db, userID), 'user.not-found');

  const ignoredAmong = async (viewer: Viewer, rows: readonly UserRow[]) => {
    const ignorable = await Promise.all(rows.map(async (row) => [row, await isIgnorable(forum, viewer, row)] as const));
    return new Map(ignorable.filter(([, may]) => may).map(([{ userID }]) => [userID, viewer.ignored.has(userID)]));
  };

  const extrasFor = async (viewer: Viewer, rows: readonly UserRow[], expand: readonly string[]) => ({
    settings: await forum.settings.get(),
    expand,
    ...(expand.includes('ignored') && viewer.userID > 0 && { ignored: await ignoredAmong(viewer, rows) }),
    ...(expand.includes('profileFields') && {
      profileFields: {
        fields: await listProfileFields(forum.db),
        values: await findProfileValues(
          forum.db,
          rows.map(({ userID }) => userID),
        ),
      },
    }),
    ...(expand.includes('signature') && {
      signatures: await findSignatures(
        forum.db,
        viewer,
        rows.map(({ userID }) => userID),
      ),
    }),
    ...(expand.includes('reactionsReceived') && {
      received: await findReceivedReactions(
        forum.db,
        rows.map(({ userID }) => userID),
      ),
    }),
  });

  server.route({
    ...userRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      requireProfiles(viewer);
      if (query.email || query.ipAddresses?.length || query.emailConfirmed !== undefined)
        requirePermission(viewer, 'personalInfo.view');
      const settings = await forum.settings.get();
      const personal = may(viewer, ['personalInfo.view', 'users.edit']);
      const visits = may(viewer, 'personalInfo.view');
      const sees = { personal, visits, bannedToo: personal || !settings['ui.bannedPrivateProfile'] };
      const requested = query.profileFields;
      const byAnswers = requested ? answerConditions(viewer, await listProfileFields(forum.db), requested) : [];
      const present = async (users: readonly UserRow[]) => {
        const extras = await extrasFor(viewer, users, query.expand);
        return users.map((row) => userFor(viewer, row, extras));
      };
      if (query.cursor !== undefined) {
        const cursor = readUserCursor(query.sort, query.cursor, sees.visits);
        const { users, next } = await listUsersFromCursor(forum.db, query, sees, { cursor, more: byAnswers });
        sendCursor(request, reply, { limit: query.limit, next });
        return present(users);
      }
      const { users, total } = await listUsers(forum.db, query, sees, byAnswers);
      sendPaging(request, reply, { ...query, total });
      return present(users);
    },
  });

  server.route({
    ...userRoutes.export,
    handler: async ({ viewer, query }, reply) => {
      requireProfiles(viewer);
      requirePermission(viewer, 'personalInfo.view');
      const fields = (await listProfileFields(forum.db)).filter((field) => maySeeValue(viewer, field, 0));
      const more = query.profileFields ? answerConditions(viewer, fields, query.profileFields) : [];
      await logExport(forum, viewer.userID, query);
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="members.csv"')
        .header('X-Content-Type-Options', 'nosniff');
      return reply.send(Readable.from(memberCsv(forum, { query, fields, more })));
    },
  });

  server.route({
    ...userRoutes.byNames,
    handler: async (request, reply) => {
      requireNames(request.viewer);
      const { limit, page } = request.query;
      const users = await findUsersByName(forum.db, { ...request.query, now: forum.now() });
      sendPaging(request, reply, { page, limit, hasMore: users.length > limit });
      return users.slice(0, limit).map(fragmentOf);
    },
  });

  server.route({
    ...userRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'users.add');
      await requireAssignable(forum, viewer, body.roleID ?? [await newMemberRole(forum)]);
      const userID = await createUser(forum, viewer, body);
      await logAccount(forum, { action: 'member.add', actorID: viewer.userID, userID });
      const row = await findMember(userID);
      return reply.code(201).send(userFor(viewer, row, await extrasFor(viewer, [row], answersIn(body))));
    },
  });

  server.route({
    ...userRoutes.readAddition,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'users.add');
      return { mayOmitPassword: await canSendMail(forum) };
    },
  });

  server.route({
    ...userRoutes.read,
    handler: async (request) => {
      const { id } = request.params;
      const userID = resolveMemberID(request, id);
      requireProfiles(request.viewer, userID);
      // The address of a member who was merged into another one leads to the other.
      const row =
        (await findUser(forum.db, userID)) ?? (await findMember((await findMergedInto(forum.db, userID)) ?? userID));
      return userFor(request.viewer, row, await extrasFor(request.viewer, [row], request.query.expand));
    },
  });

  server.route({
    ...userRoutes.readForEdit,
    handler: async (request) => {
      const row = await findMember(resolveMemberID(request, request.params.id));
      await requireChange(forum, request.viewer, row, {});
      return { ...userForEdit(row), hasSecondFactor: await hasSecondFactor(forum.db, row.userID) };
    },
  });

  server.route({
    ...userRoutes.change,
    config: {
      ...userRoutes.change.config,
      isProtectedChange: async (request) => {
        const { id } = request.params as { id: number | '$me' };
        const row = await findUser(forum.db, resolveMemberID(request, id));
        return row !== undefined && changesAccess(row, request.body as UserPatch);
      },
    },
    handler: async (request) => {
      const { viewer, body } = request;
      const userID = resolveMemberID(request, request.params.id);
      requireSession(viewer);
      const before = await findMember(userID);
      await requireChange(forum, viewer, before, body);
      await changeUser(forum, viewer, before, body);
      if (body.photo !== undefined && body.photo !== before.photoUrl) {
        await discardPhoto(forum, before.photoUrl);
        await logAccount(forum, { action: 'member.photo', actorID: viewer.userID, userID });
      }
      const row = await findMember(userID);
      return userFor(viewer, row, await extrasFor(viewer, [row], answersIn(body)));
    },
  });

  server.route({
    ...userRoutes.delete,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      requirePermission(viewer, 'users.delete');
      const { userID, ...row } = await findMember(resolveMemberID(request, request.params.id));
      await requireAuthority(forum, viewer, { userID, ...row });
      await inTransaction(forum.database, async (trx) => {
        const method = body?.deleteMethod ?? 'delete';
        await deleteMemberByStaff(trx, forum, { userID, byUserID: viewer.userID, method });
      });
      await discardPhoto(forum, row.photoUrl);
      return reply.code(204).send();
    },
  });

  server.route({
    ...userRoutes.ban,
    handler: async (request) => {
      const { viewer, body } = request;
      const row = await findMember(resolveMemberID(request, request.params.id));
      await requireBan(forum, viewer, row);
      await setBan(forum, viewer, { userID: row.userID, ...body });
      return { banned: body.banned };
    },
  });

  server.route({
    ...userRoutes.hide,
    handler: async (request) => {
      const { viewer, body } = request;
      const row = await findMember(resolveMemberID(request, request.params.id));
      await requireChange(forum, viewer, row, {});
      await setHidden(forum, viewer, { userID: row.userID, ...body });
      return { hidden: body.hidden };
    },
  });

  server.route({
    ...userRoutes.setPhoto,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const row = await findMember(resolveMemberID(request, request.params.id));
      await requirePhoto(forum, request.viewer, row);
      const url = await storePhoto(forum, request);
      await setPhoto(forum, { userID: row.userID, formerUrl: row.photoUrl, url });
      await logAccount(forum, { action: 'member.photo', actorID: request.viewer.userID, userID: row.userID });
      return reply.code(201).send({ photoUrl: url });
    },
  });

  server.route({
    ...userRoutes.removePhoto,
    handler: async (request, reply) => {
      const row = await findMember(resolveMemberID(request, request.params.id));
      await requirePhoto(forum, request.viewer, row);
      await setPhoto(forum, { userID: row.userID, formerUrl: row.photoUrl, url: null });
      await logAccount(forum, { action: 'member.photo', actorID: request.viewer.userID, userID: row.userID });
      return reply.code(204).send();
    },
  });
};
