import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { isAddressRange } from '#api/moderation/ban/address-range.ts';
import { type BanRule, banRuleRoutes } from '#api/moderation/ban/ban-rule.contract.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import {
  type BanRuleContent,
  type BanRuleRow,
  deleteBanRule,
  findBanRule,
  findFitting,
  findFittingStaff,
  insertBanRule,
  listBanRules,
  updateBanRule,
} from './ban-rule.queries.ts';
import { banRuling, logRule } from './ban-rule-log.ts';

/** The maximum number of matched members listed in a trial. */
const mostNamed = 10;

/** The routes of ban rules. */
export const banRuleResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const present = async (rows: readonly BanRuleRow[]): Promise<BanRule[]> => {
    const authors = await findAuthors(
      forum.db,
      rows.map(({ insertUserID }) => insertUserID),
    );
    return rows.map(({ insertUserID, ...row }) => ({
      ...row,
      insertUser: insertUserID === null ? null : authors(insertUserID),
    }));
  };
  const findOne = async (id: number) => requireFound(await findBanRule(forum.db, id), 'ban-rule.not-found');
  const shown = async (id: number): Promise<BanRule> =>
    requireFound((await present([await findOne(id)]))[0], 'ban-rule.not-found');

  const staffFitting = async (rule: BanRuleContent): Promise<string | undefined> => {
    const { roles } = await forum.permissions.get();
    const keeping = [...roles.values()].filter(
      ({ global }) => global.has('community.moderate') || global.has('site.manage'),
    );
    return findFittingStaff(
      forum.db,
      rule,
      keeping.map(({ roleID }) => roleID),
    );
  };

  const requireNarrow = async (rule: BanRuleContent): Promise<void> => {
    requireReadable(rule);
    const subject = await staffFitting(rule);
    if (subject !== undefined) throw new ApiError('ban-rule.hits-staff', { subject });
  };

  server.route({
    ...banRuleRoutes.list,
    handler: async (request, reply) => {
      requirePermission(request.viewer, banRuling);
      const { rows, total } = await listBanRules(forum.db, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return present(rows);
    },
  });

  server.route({
    ...banRuleRoutes.trial,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, banRuling);
      requireReadable(body);
      const { userIDs, total } = await findFitting(forum.db, body, mostNamed);
      const authors = await findAuthors(forum.db, userIDs);
      return { countUsers: total, users: userIDs.map(authors), hitsStaff: (await staffFitting(body)) !== undefined };
    },
  });

  server.route({
    ...banRuleRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, banRuling);
      await requireNarrow(body);
      const { userID } = viewer;
      const id = await inTransaction(forum.database, async (trx) => {
        const made = await insertBanRule(trx, { ...body, userID, now: forum.now() });
        if (made === undefined) throw new ApiError('ban-rule.exists');
        await logRule(trx, { action: 'ban-rule.add', userID, banRuleID: made, before: null, after: body });
        return made;
      });
      return reply.code(201).send(await shown(id));
    },
  });

  server.route({
    ...banRuleRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, banRuling);
      const { type, pattern, note } = await findOne(params.id);
      const before = { type, pattern, note };
      const after = { ...before, ...body } as BanRuleContent;
      await requireNarrow(after);
      await inTransaction(forum.database, async (trx) => {
        await updateBanRule(trx, params.id, after, forum.now());
        await logRule(trx, { action: 'ban-rule.edit', userID: viewer.userID, banRuleID: params.id, before, after });
      }).catch(refuseTwin);
      return shown(params.id);
    },
  });

  server.route({
    ...banRuleRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, banRuling);
      const { type, pattern, note } = await findOne(params.id);
      const before = { type, pattern, note };
      await inTransaction(forum.database, async (trx) => {
        await deleteBanRule(trx, params.id);
        await logRule(trx, {
          action: 'ban-rule.delete',
          userID: viewer.userID,
          banRuleID: params.id,
          before,
          after: null,
        });
      });
      return reply.code(204).send();
    },
  });
};

/** Throws a validation error when the address range is invalid. */
function requireReadable({ type, pattern }: BanRuleContent): void {
  if (type === 'ip' && pattern.includes('/') && !isAddressRange(pattern))
    throw ApiError.fields({ pattern: 'Enter a range such as 203.0.113.0/24 or 2001:db8::/32.' });
}

const uniqueViolation = '23505';

/** Maps a unique violation to ApiError `ban-rule.exists`. Rethrows all other errors. */
function refuseTwin(error: unknown): never {
  throw (error as { code?: string }).code === uniqueViolation ? new ApiError('ban-rule.exists') : error;
}
