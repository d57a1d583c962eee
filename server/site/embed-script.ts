import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { inProject } from '#server/platform/project-folder.ts';

const file = inProject('server/site/embed/folkmoot-embed.js');

/**
 * The script that gives another site's page the element `<folkmoot-embed>`, at `/embed.js` (`spec/behaviours.md` §34).
 * There is none while embedding is off.
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
