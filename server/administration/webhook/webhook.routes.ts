import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type WebhookDelivery, webhookRoutes } from '#api/administration/webhook/webhook.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { webhookSecret } from '#server/account/credential/sealed-secrets.ts';
import { presentGrants, readGrants } from '#server/member/role/authority.ts';
import { apiDate, newToken } from '#server/member/session/session.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requireWebhookRole, requireWebhooks } from './webhook.policy.ts';
import {
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockWebhookRole,
  updateWebhook,
} from './webhook.queries.ts';
import { attemptDelivery } from './webhook-delivery.ts';
import { webhookSources } from './webhook-log.ts';

const entryOf = (viewer: Viewer, action: LogAction, recordID: number) => ({
  action,
  recordType: 'webhook',
  recordID,
  actorID: viewer.userID,
  isPublic: false,
});

/** The routes for webhooks and their deliveries. */
export const webhookResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const read = async (id: number) => requireFound(await findWebhook(forum.db, id), 'webhook.not-found');
  const columnsOf = ({ roleID, sendsPrivate, secret, ...own }: Readonly<Record<string, unknown>>) => ({
    ...own,
    role_id: roleID,
    sends_private: sendsPrivate,
    secret: typeof secret === 'string' ? forum.seal.seal(secret, webhookSecret) : undefined,
  });
  const deliver = async (deliveryID: string, isLast: boolean): Promise<WebhookDelivery> => {
    await attemptDelivery(forum, deliveryID, { isLast });
    return requireFound(await findDelivery(forum.db, deliveryID), 'webhook.not-found');
  };

  server.route({
    ...webhookRoutes.list,
    handler: async ({ viewer }) => {
      requireWebhooks(viewer);
      return listWebhooks(forum.db);
    },
  });

  server.route({
    ...webhookRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      requireWebhooks(viewer);
      requireWebhookRole(await presentGrants(forum), viewer, body.roleID);
      const secret = body.secret ?? newToken();
      const id = await inTransaction(forum.database, async (trx) => {
        const made = await insertWebhook(trx, {
          ...columnsOf({ ...body, secret }),
          insert_user_id: viewer.userID,
          date_inserted: forum.now(),
        });
        await logInsertedRows(trx, webhookSources, entryOf(viewer, 'webhook.add', made));
        return made;
      });
      return reply.code(201).send({ ...(await read(id)), secret });
    },
  });

  server.route({
    ...webhookRoutes.read,
    handler: async ({ viewer, params }) => {
      requireWebhooks(viewer);
      return read(params.id);
    },
  });

  server.route({
    ...webhookRoutes.change,
    handler: async ({ viewer, params: { id }, body }) => {
      requireWebhooks(viewer);
      await inTransaction(forum.database, async (trx) => {
        const roleID = requireFound(await lockWebhookRole(trx, id), 'webhook.not-found');
        const grants = await readGrants(trx);
        requireWebhookRole(grants, viewer, roleID);
        if (body.roleID) requireWebhookRole(grants, viewer, body.roleID);
        await withRowLog(trx, webhookSources, entryOf(viewer, 'webhook.change', id), () =>
          updateWebhook(trx, id, {
            ...columnsOf(body),
            date_updated: forum.now(),
            ...(body.status === 'active' && { failures: 0, date_failing: null }),
          }),
        );
      });
      return { ...(await read(id)), ...(body.secret && { secret: body.secret }) };
    },
  });

  server.route({
    ...webhookRoutes.delete,
    handler: async ({ viewer, params: { id } }, reply) => {
      requireWebhooks(viewer);
      await read(id);
      await inTransaction(forum.database, (trx) =>
        withRowLog(trx, webhookSources, entryOf(viewer, 'webhook.delete', id), () =>
          trx.deleteFrom('webhook').where('webhook_id', '=', id).execute(),
        ),
      );
      return reply.code(204).send();
    },
  });

  server.route({
    ...webhookRoutes.ping,
    handler: async ({ viewer, params: { id: webhookID } }, reply) => {
      requireWebhooks(viewer);
      await read(webhookID);
      const now = forum.now();
      const body = JSON.stringify({ event: 'ping', date: apiDate(now), site: forum.configuration.siteUrl });
      const deliveryID = await insertDelivery(forum.db, { webhookID, event: 'ping', body, now });
      return reply.code(201).send(await deliver(requireFound(deliveryID, 'webhook.not-found'), true));
    },
  });

  server.route({
    ...webhookRoutes.deliveries,
    handler: async (request, reply) => {
      requireWebhooks(request.viewer);
      const { webhookID, roleID } = await read(request.params.id);
      requireWebhookRole(await presentGrants(forum), request.viewer, roleID);
      const { rows, total } = await listDeliveries(forum.db, webhookID, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return rows;
    },
  });

  server.route({
    ...webhookRoutes.again,
    handler: async ({ viewer, params: { id, deliveryID } }) => {
      requireWebhooks(viewer);
      const { status, roleID } = await read(id);
      requireWebhookRole(await presentGrants(forum), viewer, roleID);
      const delivery = await findDelivery(forum.db, deliveryID);
      if (delivery?.webhookID !== id) throw new ApiError('webhook.delivery-not-found');
      if (status !== 'active' && delivery.event !== 'ping') throw new ApiError('webhook.inactive');
      // A delivery that waits keeps its retries.
      return deliver(deliveryID, delivery.status !== 'waiting');
    },
  });
};
