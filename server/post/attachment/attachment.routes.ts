import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { attachmentRoutes } from '#api/post/attachment/attachment.contract.ts';
import { readFormValues } from '#server/form/form-schema.ts';
import { requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import './all-integrations.ts';
import { findAttachedRecord, requireSendable } from './attachment.policy.ts';
import { findAttachments } from './attachment.queries.ts';
import { attachmentsOf, isStaff, presentAttachments } from './attachment-view.ts';
import { refreshAttachments, sendRecord } from './attachment-writing.ts';
import { type AttachedRecord, registeredIntegrations } from './integration.ts';

type RecordName = Pick<AttachedRecord, 'recordType' | 'recordID'>;

/** The routes for attachments (docs/behavior/post.md#attachments). */
export const attachmentResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Returns the enabled services with their interface texts. */
  const catalog = async (language: Language) => {
    if (!(await forum.settings.get())['externalAttachments.enabled']) return [];
    const words = await loadTexts(forum, language);
    const all = registeredIntegrations().map(async (integration) => {
      const entry = await integration.describe(forum, words);
      return entry ? [{ integration, entry }] : [];
    });
    return (await Promise.all(all)).flat();
  };

  /** Returns a record that the viewer may send to a service, and the form of the service. */
  const sending = async (
    { viewer, language }: { viewer: Viewer; language: Language },
    { attachmentType, ...name }: RecordName & { attachmentType: string },
  ) => {
    requireSession(viewer);
    const found = (await catalog(language)).find(({ integration }) => integration.attachmentType === attachmentType);
    if (!found) throw new ApiError('attachment.no-integration');
    const record = await findAttachedRecord(forum, viewer, name);
    requireSendable(viewer, found.entry, record);
    return { ...found, record, form: await found.integration.form(forum, record, await loadTexts(forum, language)) };
  };

  server.route({
    ...attachmentRoutes.list,
    handler: async ({ viewer, query }) => {
      requireSession(viewer);
      const { recordType, recordID } = await findAttachedRecord(forum, viewer, query);
      return (await attachmentsOf(forum.db, viewer, recordType, [recordID])).get(recordID) ?? [];
    },
  });

  server.route({
    ...attachmentRoutes.catalog,
    handler: async ({ viewer, language }) => {
      requireSession(viewer);
      const entries = (await catalog(language)).map(({ integration: { attachmentType }, entry }) => [
        attachmentType,
        { attachmentType, ...entry },
      ]);
      return Object.fromEntries(entries);
    },
  });

  server.route({
    ...attachmentRoutes.schema,
    handler: async (request) => (await sending(request, request.query)).form,
  });

  server.route({
    ...attachmentRoutes.add,
    handler: async (request) => {
      const { attachmentType, recordType, recordID, ...sent } = request.body;
      const { integration, entry, record, form } = await sending(request, { attachmentType, recordType, recordID });
      const isLogged = entry.writeableContentScope === 'all';
      const values = readFormValues(form, sent);
      const row = await sendRecord(forum, request.viewer, integration, { record, values, isLogged });
      return (await presentAttachments(forum.db, [row]))[0];
    },
  });

  server.route({
    ...attachmentRoutes.refresh,
    handler: async ({ viewer, body: { attachmentIDs, onlyStale } }) => {
      requireSession(viewer);
      const ids = [...new Set(attachmentIDs)];
      const rows = await findAttachments(forum.db, ids, viewer);
      const seen = rows.filter(({ insertUserID }) => isStaff(viewer) || insertUserID === viewer.userID);
      if (seen.length < ids.length) throw new ApiError('attachment.not-found');
      await refreshAttachments(forum, seen, onlyStale);
      return presentAttachments(forum.db, await findAttachments(forum.db, ids, viewer));
    },
  });
};
