import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const pick = (value: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => pick(one, names));
  if (typeof value !== 'object' || value === null) return value;
  const groups = Map.groupBy(names, (name) => name.split('.')[0] ?? name);
  return Object.fromEntries(
    [...groups].flatMap(([key, chosen]) => {
      if (!Object.hasOwn(value, key)) return [];
      const deeper = chosen.filter((name) => name.includes('.')).map((name) => name.slice(key.length + 1));
      const whole = chosen.includes(key);
      const own = (value as Record<string, unknown>)[key];
      return [[key, whole ? own : pick(own, deeper)]];
    }),
  );
};

/** Returns the field names requested by a `fields` query parameter. Returns undefined when the parameter is missing. */
export function chosenFields(query: unknown): readonly string[] | undefined {
  const requested = (query as { fields?: unknown } | undefined)?.fields;
  if (typeof requested !== 'string' && !Array.isArray(requested)) return undefined;
  const names = [requested].flat().flatMap((name) => (typeof name === 'string' ? name.split(',') : []));
  return names.map((name) => name.trim()).filter(Boolean);
}

/**
 * Adds the query parameter `fields` to every GET route: the response contains only the named fields, with dots for
 * nested fields (docs/behavior/platform.md#api-conventions). The reduced response no longer matches its contract, so it
 * is not validated against it.
 */
export const fieldSelection = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('preSerialization', async (request, reply, payload) => {
    const names = request.method === 'GET' && reply.statusCode < 300 ? chosenFields(request.query) : undefined;
    if (!names?.length) return payload;
    reply.serializer((chosen) => JSON.stringify(chosen));
    return pick(payload, names);
  });
});
