import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { inProject } from '#server/platform/configuration/project-folder.ts';

const file = inProject('server/site/folkmoot-embed.js');

/**
 * Registers the script that defines the element `<folkmoot-embed>` for pages of other sites, at `/embed.js`
 * (docs/behavior/shell.md#embedding-in-another-site). Responds with 404 while embedding is turned off.
 */
export async function embedScript(server: FastifyInstance): Promise<void> {
  server.get('/embed.js', async (_, reply) => {
    const { 'embed.enabled': isEnabled } = await server.forum.settings.get();
    if (!isEnabled) return reply.code(404).type('text/plain; charset=utf-8').send('The forum is not embedded.');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(await readFile(file, 'utf8'));
  });
}
