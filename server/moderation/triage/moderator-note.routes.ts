import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { type ModeratorNote, moderatorNoteRoutes } from '#api/moderation/triage/moderator-note.contract.ts';
import type { RecordName } from '#server/moderation/report/reported-record.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findPlace, listNotes, type NoteRow } from './moderator-note.queries.ts';
import { writeNote } from './moderator-note-writing.ts';
import { requireSomeTriage, requireTriage } from './triage.policy.ts';

/** The routes of moderator notes. */
export const moderatorNoteResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db } = forum;

  const requireNoting = async (viewer: Viewer, record: RecordName): Promise<number | null> => {
    requireSomeTriage(viewer);
    const place = await findPlace(db, record);
    if (place === undefined) throw new ApiError('report.record-not-found');
    requireTriage(viewer, place);
    return place;
  };

  const present = async (rows: readonly NoteRow[]): Promise<ModeratorNote[]> => {
    const authors = await findAuthors(
      db,
      rows.map(({ insertUserID }) => insertUserID),
    );
    return rows.map((row) => ({ ...row, insertUser: authors(row.insertUserID) }));
  };

  server.route({
    ...moderatorNoteRoutes.list,
    handler: async ({ viewer, query }) => {
      await requireNoting(viewer, query);
      return present(await listNotes(db, query));
    },
  });

  server.route({
    ...moderatorNoteRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      const categoryID = await requireNoting(viewer, body);
      const row = await writeNote(forum, { ...body, userID: viewer.userID, categoryID });
      return reply.code(201).send((await present([row]))[0] as ModeratorNote);
    },
  });
};
