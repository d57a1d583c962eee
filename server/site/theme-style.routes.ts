import type { FastifyInstance } from 'fastify';
import { ApiError } from '#api/errors.ts';
import { lookUpTheme, numberOf } from '#server/administration/theme/theme-cache.ts';
import { hashStyleSheet, styleOfTheme } from '#server/administration/theme/theme-style.ts';
import { requireFound } from '#server/platform/http/me.ts';

interface Params {
  readonly id: string;
  readonly revision: string;
  readonly mark: string;
}

/**
 * Registers the style sheets of themes. Their URLs contain a hash of the content, so that they can be cached
 * permanently.
 */
export async function themeStyleRoutes(server: FastifyInstance): Promise<void> {
  server.get<{ Params: Params }>('/themes/:id/:revision/styles-:mark.css', async ({ params }, reply) => {
    const { id, revision, mark } = params;
    const theme = requireFound(await lookUpTheme(server.forum, id, numberOf(revision)), 'theme.not-found');
    const style = styleOfTheme(theme.variables);
    if (hashStyleSheet(style) !== mark) throw new ApiError('theme.not-found');
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(style);
  });
}
