import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import {
  type Collection,
  type CollectionContent,
  type CollectionRecordPost,
  collectionRoutes,
} from '#api/moderation/collection/collection.contract.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { addedRecords, requireCollecting, requireRecords, requireUnchanged } from './collection.policy.ts';
import * as queries from './collection.queries.ts';
import { announceCollections, logMadeCollection, withCollectionLog } from './collection-log.ts';
import { fillRecords, visibleRecords } from './collection-record.ts';

const taken = (name: string): ApiError => {
  const message = `A collection named "${name}" already exists.`;
  return new ApiError('collection.name-taken', {
    subject: name,
    errors: { name: [{ field: 'name', code: 'taken', message }] },
  });
};

/**
 * The routes of collections: manually curated lists of discussions and categories (docs/behavior/post.md#collections).
 */
export const collectionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;

  const findOne = async (id: number): Promise<Collection> =>
    requireFound(await queries.findCollection(db, id), 'collection.not-found');

  const fill = async (
    viewer: Viewer,
    { collectionID, name, records }: Pick<Collection, 'collectionID' | 'name' | 'records'>,
  ): Promise<CollectionContent> => ({
    collectionID,
    name,
    records: await fillRecords(forum, viewer, records),
  });

  const replaceRecords = async (trx: Queryable, id: number, records: readonly CollectionRecordPost[]) => {
    await queries.dropOtherRecords(trx, id, records);
    for (const record of records) await queries.upsertCollectionRecord(trx, id, { ...record, now: now() });
  };

  server.route({
    ...collectionRoutes.list,
    handler: async (request, reply) => {
      requireCollecting(request.viewer);
      const { collections, total } = await queries.listCollections(db, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return collections;
    },
  });

  server.route({
    ...collectionRoutes.ofRecord,
    handler: async ({ viewer, query }) => {
      requireCollecting(viewer);
      return queries.findCollectionsOf(db, query);
    },
  });

  server.route({
    ...collectionRoutes.choose,
    handler: async ({ viewer, body: { collectionIDs, record } }) => {
      requireCollecting(viewer);
      await requireRecords(db, viewer, [record]);
      const chosen = await queries.findCollections(db, collectionIDs);
      if (chosen.length < new Set(collectionIDs).size) throw new ApiError('collection.not-found');
      const holding = await queries.findCollectionsOf(db, record);
      const affected = new Set([...collectionIDs, ...holding.map(({ collectionID }) => collectionID)]);
      await inTransaction(db, async (trx) => {
        for (const collectionID of affected)
          await withCollectionLog(trx, viewer, { action: 'collection.change', collectionID }, () =>
            collectionIDs.includes(collectionID)
              ? queries.upsertCollectionRecord(trx, collectionID, { ...record, now: now() })
              : queries.dropRecord(trx, collectionID, record),
          );
      });
      await announceCollections(forum);
      const collections = await queries.findCollections(db, collectionIDs);
      return Promise.all(collections.map((one) => fill(viewer, one)));
    },
  });

  server.route({
    ...collectionRoutes.contents,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      requireCollecting(viewer);
      const { records, total } = await queries.listRecords(db, query);
      sendPaging(request, reply, { ...query, total });
      const isNamed = query.expand.includes('collection');
      return (await fillRecords(forum, viewer, records)).map(({ name, ...record }) => ({
        ...record,
        ...(isNamed && { collection: { collectionID: record.collectionID, name } }),
      }));
    },
  });

  server.route({
    ...collectionRoutes.get,
    handler: async ({ viewer, params }) => {
      requireCollecting(viewer);
      return findOne(params.id);
    },
  });

  server.route({
    ...collectionRoutes.content,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      const { records, ...collection } = await findOne(params.id);
      const visible = await visibleRecords(db, viewer, records);
      sendPaging(request, reply, { ...query, total: visible.length });
      const start = (query.page - 1) * query.limit;
      return fill(viewer, { ...collection, records: visible.slice(start, start + query.limit) });
    },
  });

  server.route({
    ...collectionRoutes.add,
    handler: async ({ viewer, body: { name, records } }, reply) => {
      requireCollecting(viewer);
      await requireRecords(db, viewer, records);
      const id = await inTransaction(db, async (trx) => {
        const made = await queries.insertCollection(trx, { name, userID: viewer.userID, now: now() });
        if (made === undefined) return undefined;
        await replaceRecords(trx, made, records);
        await logMadeCollection(trx, viewer, made);
        return made;
      });
      if (id === undefined) throw taken(name);
      await announceCollections(forum);
      return reply.code(201).send(await findOne(id));
    },
  });

  server.route({
    ...collectionRoutes.change,
    handler: async ({ viewer, params: { id }, body: { known, records, ...body } }) => {
      requireCollecting(viewer);
      const before = await findOne(id);
      if (records) await requireRecords(db, viewer, addedRecords(before, records));
      const name = body.name ?? before.name;
      const rewrite = async (trx: Transaction<Tables>) => {
        if (!(await queries.renameCollection(trx, { id, name, userID: viewer.userID, now: now() }))) throw taken(name);
        if (records) await replaceRecords(trx, id, records);
      };
      await inTransaction(db, async (trx) => {
        if (known) await requireUnchanged(trx, id, known);
        await withCollectionLog(trx, viewer, { action: 'collection.change', collectionID: id }, () => rewrite(trx));
      }).catch((error: unknown) => {
        throw (error as { code?: string }).code === '23505' ? taken(name) : error;
      });
      await announceCollections(forum);
      return findOne(id);
    },
  });

  server.route({
    ...collectionRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requireCollecting(viewer);
      const { collectionID } = await findOne(params.id);
      await inTransaction(db, (trx) =>
        withCollectionLog(trx, viewer, { action: 'collection.delete', collectionID }, () =>
          queries.deleteCollection(trx, collectionID),
        ),
      );
      await announceCollections(forum);
      return reply.code(204).send(null);
    },
  });
};
