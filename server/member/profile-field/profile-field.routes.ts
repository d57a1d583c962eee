import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { type ProfileField, profileFieldRoutes } from '#api/member/profile-field/profile-field.contract.ts';
import { withMemberLog } from '#server/member/profile/member-log.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { requireProfiles } from '#server/member/user/user.policy.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { visibleValues } from '#server/member/user/user-view.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type FieldDefinition, fieldProblems } from '#server/platform/http/field-value.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { maySeeField } from './profile-field.policy.ts';
import {
  deleteProfileField,
  findFieldNumber,
  findProfileField,
  findProfileValues,
  insertProfileField,
  listProfileFields,
  sortProfileFields,
  storeProfileValues,
  updateProfileField,
} from './profile-field.queries.ts';
import { readAnswers } from './profile-field-change.ts';
import { answeredFieldSources, fieldOrderSources, fieldSources } from './profile-field-log.ts';
import { translateProfileField } from './profile-field-text.ts';

/** The maximum number of profile fields. */
const mostFields = 50;

type Shape = FieldDefinition & Pick<ProfileField, 'mutability' | 'registrationOptions'>;

/** Checks that the properties of a field do not contradict each other. */
function requireSound(field: Shape): void {
  const problems = fieldProblems(field);
  if (field.mutability === 'none' && field.registrationOptions === 'required')
    problems['registrationOptions'] = 'A required field cannot be locked for everyone.';
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems);
}

/** Returns the log entry for an action on a profile field. */
const entryOf = async (
  trx: Transaction<Tables>,
  { userID }: Viewer,
  action: 'profile-field.add' | 'profile-field.change' | 'profile-field.delete',
  apiName: string,
) => ({ action, recordType: 'profile-field', recordID: await findFieldNumber(trx, apiName), actorID: userID });

const matches =
  (query: Partial<Record<keyof ProfileField, unknown>>) =>
  (field: ProfileField): boolean =>
    (['dataType', 'formType', 'visibility', 'mutability', 'registrationOptions', 'enabled'] as const).every((key) => {
      const wanted = query[key];
      if (wanted === undefined) return true;
      return Array.isArray(wanted) ? wanted.length === 0 || wanted.includes(field[key]) : wanted === field[key];
    });

/** The routes for custom profile fields and the answers of members to them (docs/behavior/member.md#profile-fields). */
export const profileFieldResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const findMember = async (userID: number) => requireFound(await findUser(forum.db, userID), 'user.not-found');

  server.route({
    ...profileFieldRoutes.list,
    handler: async ({ viewer, query }) =>
      (await listProfileFields(forum.db))
        .filter((field) => maySeeField(viewer, field))
        .filter(matches(query))
        .map((field) => translateProfileField(field, query.translated === false ? undefined : viewer.contentTexts)),
  });

  server.route({
    ...profileFieldRoutes.read,
    handler: async ({ viewer, params }) => {
      const field = await findProfileField(forum.db, params.apiName);
      return requireFound(field && maySeeField(viewer, field) ? field : undefined, 'profile-field.not-found');
    },
  });

  server.route({
    ...profileFieldRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      requireSound(body);
      const field = await inTransaction(forum.db, async (trx) => {
        const made = await insertProfileField(trx, body, { now: forum.now(), most: mostFields });
        if (made)
          await logInsertedRows(trx, fieldSources, await entryOf(trx, viewer, 'profile-field.add', made.apiName));
        return made;
      });
      if (field) return reply.code(201).send(field);
      const isTaken = await findProfileField(forum.db, body.apiName);
      throw ApiError.fields({
        apiName: isTaken
          ? 'A profile field with this name already exists.'
          : `There can be at most ${mostFields} fields.`,
      });
    },
  });

  server.route({
    ...profileFieldRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const before = requireFound(await findProfileField(forum.db, params.apiName), 'profile-field.not-found');
      const named = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      requireSound({ ...before, ...(named as Partial<Shape>) });
      await inTransaction(forum.db, async (trx) => {
        const entry = await entryOf(trx, viewer, 'profile-field.change', before.apiName);
        await withRowLog(trx, fieldSources, entry, () => updateProfileField(trx, before.apiName, body, forum.now()));
      });
      return requireFound(await findProfileField(forum.db, before.apiName), 'profile-field.not-found');
    },
  });

  server.route({
    ...profileFieldRoutes.sort,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      await inTransaction(forum.db, async (trx) => {
        const entry = { action: 'profile-field.sort', recordType: 'profile-field', recordID: 0 } as const;
        await withRowLog(trx, fieldOrderSources, { ...entry, actorID: viewer.userID }, () =>
          sortProfileFields(trx, body),
        );
      });
      return Object.fromEntries((await listProfileFields(forum.db)).map(({ apiName, sort }) => [apiName, sort]));
    },
  });

  server.route({
    ...profileFieldRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { apiName } = requireFound(await findProfileField(forum.db, params.apiName), 'profile-field.not-found');
      await inTransaction(forum.db, async (trx) => {
        const entry = await entryOf(trx, viewer, 'profile-field.delete', apiName);
        await withRowLog(trx, answeredFieldSources, entry, () => deleteProfileField(trx, apiName));
      });
      await forum.contentTexts.changed();
      return reply.code(204).send();
    },
  });

  const valuesFor = async (viewer: Parameters<typeof visibleValues>[0], userID: number) => {
    const [row, fields, values, settings] = await Promise.all([
      findMember(userID),
      listProfileFields(forum.db),
      findProfileValues(forum.db, [userID]),
      forum.settings.get(),
    ]);
    return visibleValues(viewer, row, { settings, fields, values });
  };

  server.route({
    ...profileFieldRoutes.readValues,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.id);
      requireProfiles(request.viewer, userID);
      return valuesFor(request.viewer, userID);
    },
  });

  const changeValues = async (
    request: FastifyRequest & { params: { id: '$me' | number }; body: Readonly<Record<string, unknown>> },
  ) => {
    const { viewer, body } = request;
    const userID = resolveMemberID(request, request.params.id);
    requireSession(viewer);
    requirePermission(viewer, userID === viewer.userID ? ['profiles.edit', 'users.edit'] : 'users.edit');
    await requireAuthority(forum, viewer, await findMember(userID));
    const values = await readAnswers(forum, viewer, userID, { entered: body, prefix: '' });
    await inTransaction(forum.db, (trx) =>
      withMemberLog(trx, { actorID: viewer.userID, userID }, () => storeProfileValues(trx, userID, values)),
    );
    return valuesFor(viewer, userID);
  };

  server.route({ ...profileFieldRoutes.changeValues, handler: changeValues });
  server.route({ ...profileFieldRoutes.changeExtended, handler: changeValues });
};
