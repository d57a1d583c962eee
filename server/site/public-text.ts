import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A public text response: the time of its last change, and the number of seconds for which it may be cached. */
export interface PublicText {
  readonly type: string;
  readonly text: string;
  readonly lastModified: string | undefined;
  readonly maxAge: number;
}

const isSameTag = (header: string, tag: string): boolean =>
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');

function isKnown(request: FastifyRequest, tag: string, modified: number | undefined): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  if (tags !== undefined) return isSameTag(tags, tag);
  return since !== undefined && modified !== undefined && Math.floor(modified / 1_000) * 1_000 <= Date.parse(since);
}

/** Sends a public text, or 304 when the client already has the current version. */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: PublicText): FastifyReply {
  const tag = `"${createHash('sha256').update(answer.text).digest('base64url').slice(0, 24)}"`;
  const modified = answer.lastModified === undefined ? undefined : Date.parse(answer.lastModified);
  reply.header('ETag', tag).header('Cache-Control', `public, max-age=${answer.maxAge}`);
  if (modified !== undefined) reply.header('Last-Modified', new Date(modified).toUTCString());
  if (isKnown(request, tag, modified)) return reply.code(304).send();
  return reply.type(answer.type).send(answer.text);
}
