import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { draftRoutes } from '#api/composer/draft/draft.contract.ts';
import { draftLimits } from '#api/composer/draft/draft-limits.ts';
import { ApiError } from '#api/errors.ts';
import type { Translations } from '#api/translations.ts';
import { authorsToList, requireOwnDraft, requireReadableDraft } from '#server/composer/draft/draft.policy.ts';
import {
  deleteDraft,
  findDraft,
  insertDraft,
  listDrafts,
  type StoredDraft,
  updateDraft,
} from '#server/composer/draft/draft.queries.ts';
import { checkDraftRecords } from '#server/composer/draft/draft-check.ts';
import { resolveScheduleChange, writeSchedule } from '#server/composer/draft/draft-schedule.ts';
import { draftsWithExtras } from '#server/composer/draft/draft-view.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { translateSentence } from '#server/platform/text/sentence-translation.ts';

/** Translates the reason why a draft could not be posted, which is stored in English. */
const inWords = (draft: StoredDraft, words: Translations): StoredDraft =>
  draft.failedReason ? { ...draft, failedReason: translateSentence(words, draft.failedReason) } : draft;

/** The routes of drafts (docs/behavior/composer.md#drafts). A save never overwrites a copy on which it is not based. */
export const draftResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;

  server.route({
    ...draftRoutes.list,
    handler: async (request, reply) => {
      const authors = authorsToList(request.viewer, request.query.insertUserID);
      const { drafts, total } = await listDrafts(db, authors, {
        ...request.query,
        withoutMessages: authors.some((userID) => userID !== request.viewer.userID),
      });
      sendPaging(request, reply, { ...request.query, total });
      const words = await loadTexts(forum, request.language);
      const views = drafts.map((draft) => inWords(draft, words));
      return draftsWithExtras(db, request.viewer, views, request.query.expand);
    },
  });

  server.route({
    ...draftRoutes.get,
    handler: async ({ viewer, params }) => requireReadableDraft(viewer, await findDraft(db, params.id)),
  });

  server.route({
    ...draftRoutes.edit,
    handler: async ({ viewer, params }) => requireReadableDraft(viewer, await findDraft(db, params.id)),
  });

  server.route({
    ...draftRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requireSession(viewer);
      await checkDraftRecords(db, viewer, body);
      const planned = await resolveScheduleChange(forum, viewer, body);
      const draft = await insertDraft(db, body, { userID: viewer.userID, now: now() });
      if (!draft) throw new ApiError('draft.too-many', { subject: String(draftLimits.perMember) });
      return reply.code(201).send(planned ? await writeSchedule(forum, draft.draftID, planned.date) : draft);
    },
  });

  server.route({
    ...draftRoutes.save,
    handler: async ({ viewer, params, body }) => {
      if (typeof body.dateUpdated === 'string' && Number.isNaN(Date.parse(body.dateUpdated)))
        throw ApiError.fields({ dateUpdated: 'This is not a date.' });
      const draft = requireOwnDraft(viewer, await findDraft(db, params.id));
      await checkDraftRecords(db, viewer, body, draft);
      const planned = await resolveScheduleChange(forum, viewer, body, draft);
      // A change of the schedule alone does not increment the version, so that an editor with the same draft can
      // continue.
      const { draftStatus: _, dateScheduled: __, ...words } = body;
      if (planned && Object.keys(words).length === 0) return writeSchedule(forum, params.id, planned.date);
      const saved = await updateDraft(db, params.id, body, { userID: viewer.userID, now: now() });
      if (saved) return planned ? writeSchedule(forum, params.id, planned.date) : saved;
      const record = requireFound(await findDraft(db, params.id), 'draft.not-found');
      throw new ApiError('draft.stale', { record });
    },
  });

  server.route({
    ...draftRoutes.schedule,
    handler: async ({ viewer, params, body }) => {
      const draft = requireOwnDraft(viewer, await findDraft(db, params.id));
      const planned = await resolveScheduleChange(forum, viewer, { draftStatus: 'scheduled', ...body }, draft);
      return writeSchedule(forum, params.id, planned?.date);
    },
  });

  server.route({
    ...draftRoutes.cancelSchedule,
    handler: async ({ viewer, params }) => {
      const draft = requireReadableDraft(viewer, await findDraft(db, params.id));
      if (draft.draftStatus === 'draft') throw new ApiError('draft.is-draft');
      return writeSchedule(forum, params.id, undefined);
    },
  });

  server.route({
    ...draftRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requireOwnDraft(viewer, await findDraft(db, params.id));
      await deleteDraft(db, params.id);
      return reply.code(204).send(null);
    },
  });
};
