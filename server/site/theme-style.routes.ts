import type { FastifyInstance } from 'fastify';
import { ApiError } from '#api/errors.ts';
import { draftRevision, lookUpTheme, previewedTheme } from '#server/administration/theme/theme-cache.ts';
import { hashStyleSheet, styleOfTheme } from '#server/administration/theme/theme-style.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { recordIDOf } from '#server/platform/http/record-id.ts';

interface Params {
  readonly id: string;
  readonly revision: string;
  readonly mark: string;
}

/**
 * Registers the style sheets of themes. Their URLs contain a hash of the content, so that they can be cached
 * permanently. The style sheet of unsaved values is sent only to the session that previews them.
 */
export async function themeStyleRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  server.get<{ Params: Params }>('/themes/:id/:revision/styles-:mark.css', async ({ params, viewer }, reply) => {
    const { id, revision, mark } = params;
    const isDraft = revision === draftRevision;
    const found = isDraft ? await previewedTheme(forum, viewer) : await lookUpTheme(forum, id, recordIDOf(revision));
    const style = styleOfTheme(requireFound(found, 'theme.not-found').variables);
    if (hashStyleSheet(style) !== mark) throw new ApiError('theme.not-found');
    return reply
      .header('Cache-Control', isDraft ? 'private, no-store' : 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(style);
  });
}
