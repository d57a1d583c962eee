import type { TestUser } from '#tests/support/server/test-forum.ts';
import { type ApiRoute, type ApiSchema, nameOf } from './openapi-route.ts';

/** The values for parameters of requests, by parameter name. */
export type WalkValues = Readonly<Record<string, readonly (string | number)[]>>;

/** The options of a response walk: the values it requests every route with. */
export interface WalkOptions {
  /** Returns the values for a path parameter: record IDs, codes, names. */
  readonly pathValues: (name: string, path: string) => readonly (string | number)[];
  /** The values for query parameters. */
  readonly queryValues: WalkValues;
  /** The records by which lists can be filtered, as `recordType` and `recordID`. */
  readonly records: readonly { readonly recordType: string; readonly recordID: number }[];
}

/** A response of a walk. */
export interface RouteResponse {
  readonly route: string;
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

const enumOf = (schema: ApiSchema): readonly string[] => [
  ...((schema.enum as readonly string[] | undefined) ?? []),
  ...(schema.items ? enumOf(schema.items) : []),
  ...(schema.anyOf ?? []).flatMap(enumOf),
];

/** Returns the queries for a route: without parameters, with everything expanded, and with each known value. */
function queriesOf(route: ApiRoute, { queryValues, records }: WalkOptions): Record<string, string>[] {
  const known = (route.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const names = new Set(known.map(({ name }) => name));
  const limit = known.find(({ name }) => name === 'limit')?.schema.maximum;
  const expand = known.find(({ name }) => name === 'expand');
  const values = expand ? enumOf(expand.schema).filter((value) => /^(?!all$|true$|false$)\w/.test(value)) : [];
  const base: Record<string, string> = {
    ...(expand && values.length > 0 && { expand: values.join(',') }),
    ...(names.has('limit') && { limit: String(Math.min(100, limit ?? 100)) }),
  };
  for (const { name, schema, required } of known) {
    const [first] = [...(queryValues[name] ?? []), ...enumOf(schema)];
    if (required && first !== undefined && !name.startsWith('record')) base[name] = String(first);
  }
  const plain = [{}, base];
  const single = [...names].flatMap((name) =>
    (queryValues[name] ?? []).map((value) => ({ ...base, [name]: String(value) })),
  );
  const enums = known
    .filter(({ name }) => name !== 'expand' && name !== 'recordType')
    .flatMap(({ name, schema }) => enumOf(schema).map((value) => ({ ...base, [name]: value })));
  const types = known.filter(({ name }) => name === 'recordType');
  const typed = types.flatMap(({ schema }) => enumOf(schema).map((value) => ({ ...base, recordType: value })));
  const byRecord = names.has('recordID')
    ? records.map(({ recordType, recordID }) => ({ ...base, recordType, recordID: String(recordID) }))
    : [];
  const byParent = names.has('parentRecordID')
    ? records.map(({ recordType, recordID }) => ({
        ...base,
        ...(names.has('parentRecordType') && { parentRecordType: recordType }),
        ...(names.has('recordType') && { recordType: recordType === 'category' ? 'discussion' : 'comment' }),
        parentRecordID: String(recordID),
      }))
    : [];
  return [...plain, ...single, ...enums, ...typed, ...byRecord, ...byParent];
}

/** Returns every path of a route, with each value for each path parameter. */
function pathsOf({ path }: ApiRoute, { pathValues }: WalkOptions): string[] {
  const name = /\{([^}]+)\}/.exec(path)?.[1];
  if (name === undefined) return [path];
  return pathValues(name, path).flatMap((value) =>
    pathsOf({ method: 'GET', path: path.replace(`{${name}}`, encodeURIComponent(value)) }, {
      pathValues,
    } as WalkOptions),
  );
}

/** Requests every GET route of the API with all parameters that the options define. Returns all responses. */
export async function requestAllRoutes(
  reader: TestUser,
  routes: readonly ApiRoute[],
  options: WalkOptions,
): Promise<RouteResponse[]> {
  const answers: RouteResponse[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const queries = queriesOf(route, options);
    const urls = new Set(
      pathsOf(route, options).flatMap((path) =>
        queries.map(
          (query) => `/api/v2${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
        ),
      ),
    );
    for (const url of urls) {
      const answer = await reader.request({ url });
      const { location } = answer.headers;
      answers.push({
        route: nameOf(route),
        url,
        status: answer.statusCode,
        text: `${location ?? ''} ${answer.body}`.toLowerCase(),
      });
    }
  }
  return answers;
}
