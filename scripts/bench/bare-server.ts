/**
 * A bare Fastify server that answers every request with the content of a file, from memory. It is the baseline for the
 * measurements of the forum.
 */
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const [port, file] = process.argv.slice(2);
const bytes = readFileSync(file as string);
const server = fastify();
server.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write(`The bare server is ready at http://127.0.0.1:${port}\n`);
process.once('SIGTERM', () => process.exit(0));
