import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { compress, type Encoding, encodingFor } from '#server/platform/http/compression.ts';

/** The minimum size in bytes of a response that is compressed. */
const worthIt = 2_048;

const isText = (reply: FastifyReply): boolean =>
  /^(?:text\/|application\/(?:[\w.-]+\+)?json\b)/.test(String(reply.getHeader('content-type') ?? ''));

/** The compressed forms of shared responses, cached as long as the response itself. */
const packed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

function pack(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (typeof payload === 'string') return compress(payload, encoding);
  const ways = packed.get(payload) ?? new Map<Encoding, Promise<Buffer>>();
  packed.set(payload, ways);
  const known = ways.get(encoding) ?? compress(payload, encoding);
  ways.set(encoding, known);
  return known;
}

/**
 * Compresses responses with an encoding that the client accepts. Each response is compressed in one piece, since a
 * stream per response costs more than the compression itself. A response shared by several requests is compressed once.
 * Register it after the plugins that read the uncompressed response.
 */
export const compressedResponses = fastifyPlugin(async (api: FastifyInstance) => {
  api.addHook('onSend', async (request, reply, payload) => {
    const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isComplete || payload.length < worthIt || !isText(reply) || reply.hasHeader('content-encoding'))
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('Content-Encoding', encoding).removeHeader('content-length');
    return pack(payload, encoding);
  });
});
