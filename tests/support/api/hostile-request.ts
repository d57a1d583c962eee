import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { ApiRoute, ApiSchema } from './openapi-route.ts';

const longText = 'ä'.repeat(70_000);

/** Texts that commonly break programs: quotes, null bytes, lone surrogates, direction overrides, very long texts. */
const hostileText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', 'a\u0000b', "'; drop table member; --", '%', '\\', '\ud800', '\u202e', '𝒳'),
  fc.constantFrom('null', 'undefined', 'NaN', '-1', '1e99', '[1,2]', '>=3', '1..5', '(a,b]', '2025-02-31T99:00:00Z'),
  fc.constantFrom('<script>alert(1)</script>', '{{7*7}}', '../../etc/passwd', 'constructor', '__proto__', longText),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const hostileID = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1, 2, 3, 4) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(0, -1, 1e99, 1.5, 2 ** 31, 2 ** 53, '9'.repeat(40), '1e3', '0x10', 'text', '$me'),
  },
  { weight: 1, arbitrary: fc.constantFrom('\u0000', '日本', '\ud800', 'x'.repeat(600), '%', '..', '1;2', ' 1', '1,2') },
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileID,
  fc.constantFrom(null, true, false, [], {}, [null], [[1]], { $gt: '' }, { a: { b: { c: { d: { e: 1 } } } } }),
  fc.array(fc.integer(), { maxLength: 5 }),
);

/** Generates values that match the schema, with hostile content where the schema permits it. */
const fittingValue = (schema: ApiSchema, depth = 0): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fittingValue(one, depth)));
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number')
    return fc.constantFrom(1, 2, 3, 0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1);
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return fittingText(schema.format);
  if (type === 'array')
    return fc.array(depth < 3 ? mixedValue(schema.items ?? {}, depth + 1) : hostileValue, { maxLength: 3 });
  if (type === 'object') return bodyOf(schema, depth + 1);
  return hostileValue;
};

const fittingText = (format?: string): fc.Arbitrary<string> => {
  if (format === 'date-time')
    return fc.constantFrom('2025-04-14T18:18:38Z', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z');
  if (format === 'email') return fc.constantFrom('a@example.org', '"x y"@example.org', `${'a'.repeat(60)}@example.org`);
  return fc.oneof(fc.constantFrom('text', 'A name', 'markdown', '/path', 'https://example.org/'), hostileText);
};

const mixedValue = (schema: ApiSchema, depth = 0): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fittingValue(schema, depth) }, { weight: 1, arbitrary: hostileValue });

const bodyOf = (schema: ApiSchema, depth = 0): fc.Arbitrary<unknown> =>
  depth > 4
    ? hostileValue
    : fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, mixedValue(one, depth)]),
        ),
        { requiredKeys: [] },
      );

type Payload = Pick<InjectOptions, 'payload' | 'headers'>;

const raw = (payload: string | Buffer, contentType?: string): Payload => ({
  payload,
  headers: contentType === undefined ? {} : { 'content-type': contentType },
});

/**
 * Request bodies that are invalid for every route: malformed, of the wrong type, or far too large (the limit is 2 MB).
 */
const brokenPayload: fc.Arbitrary<Payload> = fc.constantFrom(
  raw('{"a":', 'application/json'),
  raw('', 'application/json'),
  raw('null', 'application/json'),
  raw('[]', 'application/json'),
  raw('"text"', 'application/json'),
  raw('1e999', 'application/json'),
  raw('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}', 'application/json'),
  raw(`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json'),
  raw(Buffer.from([0xff, 0xfe, 0x00]), 'application/json'),
  raw('{}', 'application/json; charset=utf-7'),
  raw('<a/>', 'application/xml'),
  raw('text', 'text/plain'),
  raw('a=1&a[21]=2', 'application/x-www-form-urlencoded'),
  raw('a[b][c][d][e][f][g]=1', 'application/x-www-form-urlencoded'),
  raw('no parts', 'multipart/form-data'),
  raw('--x\r\nContent-Disposition: form-data\r\n\r\n', 'multipart/form-data; boundary=x'),
  raw('{}', 'nonsense'),
  raw(`"${'x'.repeat(2_200_000)}"`, 'application/json'),
);

const payloadFor = ({ requestBody }: ApiRoute): fc.Arbitrary<Payload> => {
  const schema = requestBody?.content['application/json']?.schema;
  const fitting: fc.Arbitrary<Payload> = (schema ? bodyOf(schema) : fc.constant({})).map((body) =>
    raw(JSON.stringify(body) ?? 'null', 'application/json'),
  );
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 2, arbitrary: brokenPayload });
};

const encode = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed().slice(0, 2_000));
};

/**
 * Queries that every route should reject: too many parameters, too deeply nested, beyond the highest index, or
 * invalidly encoded.
 */
const brokenQuery = fc.constantFrom(
  Array.from({ length: 1_001 }, (_, index) => `a${index}=1`).join('&'),
  'a[b][c][d][e][f][g]=1',
  'a[21]=1',
  'page=0&limit=-1',
  'page=999999999999&limit=1e9',
  'expand=nonsense',
  'fields[]=__proto__.polluted&fields[]=',
  '%=%&%00=%00',
  '__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1',
  'limit[]=1&limit[]=2&page[a]=1',
);

const queryFor = ({ parameters = [] }: ApiRoute): fc.Arbitrary<string> => {
  const named = parameters.filter((one) => one.in === 'query');
  const fitting = fc
    .record(Object.fromEntries(named.map(({ name, schema }) => [name, mixedValue(schema)])), { requiredKeys: [] })
    .map((values) =>
      Object.entries(values)
        .slice(0, 6)
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .join('&'),
    );
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: brokenQuery });
};

const addressFor = ({ path }: ApiRoute): fc.Arbitrary<string> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .record(Object.fromEntries(names.map((name) => [name, hostileID])))
    .map((values) => path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name])));
};

/** Returns malicious requests to a route. The same seed yields the same requests. */
export const hostileRequests = (route: ApiRoute, { seed, count }: { seed: number; count: number }): InjectOptions[] =>
  fc.sample(
    fc
      .record({ address: addressFor(route), query: queryFor(route), payload: payloadFor(route) })
      .map(({ address, query, payload }) => ({
        method: route.method as 'GET',
        url: `/api/v2${address}${query && `?${query}`}`,
        ...(route.method === 'GET' ? {} : payload),
      })),
    { seed, numRuns: count },
  );
