import type { Api } from '#api/api.ts';
import type { moderatorNoteRoutes } from '#api/moderation/triage/moderator-note.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof moderatorNoteRoutes;

/** Lists the moderator notes about a record. */
export const listModeratorNotes = (api: Api, query: NonNullable<InputOf<Routes['list']>['query']>) =>
  api.call<Routes['list']>('GET', '/moderator-notes', { query });

/** Adds a moderator note to a record. */
export const addModeratorNote = (api: Api, body: NonNullable<InputOf<Routes['add']>['body']>) =>
  api.call<Routes['add']>('POST', '/moderator-notes', { body });
