import type { FastifyInstance } from 'fastify';

/** An escape of JSON: a whole pair of surrogates, half of one, or any other. */
const escapes = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}|\\./gs;

const isHalf = (sign: string): boolean => sign.length === 6 && /^\\u[dD]/.test(sign);

/** JSON without halves of characters, which no database can hold: the sign for what cannot be shown stands for each. */
export const withWholeCharacters = (json: string): string =>
  /\\u[dD][89a-fA-F]/.test(json) ? json.replace(escapes, (sign) => (isHalf(sign) ? '\\ufffd' : sign)) : json;

/** Reads the bodies of requests as JSON, of whole characters only. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, withWholeCharacters(body as string), done),
  );
}
