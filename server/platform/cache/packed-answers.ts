import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { compress, type Encoding, encodingFor } from '#server/platform/http/compression.ts';

/** Answers of fewer bytes are not worth packing. */
const worthIt = 2_048;

const isText = (reply: FastifyReply): boolean =>
  /^(?:text\/|application\/(?:[\w.-]+\+)?json\b)/.test(String(reply.getHeader('content-type') ?? ''));

/** What was packed of an answer that is given to many, for as long as it is kept itself. */
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
 * Packs answers as whoever asks takes them, each in one piece: a stream for each costs more than the packing itself. What
 * many are given is packed once. Register it after what looks at answers as they were written.
 */
export const packedAnswers = fastifyPlugin(async (api: FastifyInstance) => {
  api.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < worthIt || !isText(reply) || reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('Content-Encoding', encoding).removeHeader('content-length');
    return pack(payload, encoding);
  });
});
