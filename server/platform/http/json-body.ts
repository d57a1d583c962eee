import type { FastifyInstance } from 'fastify';

/** Matches a JSON escape: a surrogate pair, a lone surrogate, or any other escape. */
const escapes = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}|\\./gs;

const isHalf = (sign: string): boolean => sign.length === 6 && /^\\u[dD]/.test(sign);

/** Replaces lone surrogates in JSON, which PostgreSQL cannot store, with the replacement character U+FFFD. */
export const replaceLoneSurrogates = (json: string): string =>
  /\\u[dD][89a-fA-F]/.test(json) ? json.replace(escapes, (sign) => (isHalf(sign) ? '\\ufffd' : sign)) : json;

/** Parses request bodies as JSON and replaces lone surrogates in them. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, replaceLoneSurrogates(body as string), done),
  );
}
