import { ApiFailure } from '#api/failure.ts';
import { logEntryHeader, parentRequestHeaders } from '#api/moderation/log/parent-request.ts';
import type { ContractRoute, InputOf, OutputOf } from '#api/route.ts';

/**
 * The position of a page within a list, read from the `x-app-page-*` and `Link` headers
 * (docs/behavior/platform.md#paging).
 */
export interface Paging {
  readonly current: number;
  readonly limit: number;
  readonly total?: number;
  readonly hasMore: boolean;
  /** Whether counting stopped at `total`, so that the real total may be higher. */
  readonly isCapped: boolean;
  readonly nextUrl?: string;
  readonly prevUrl?: string;
}

/** A successful response: the body, the paging of a list, and the status. */
export interface ApiResponse<Body> {
  readonly body: Body;
  readonly status: number;
  readonly paging: Paging | undefined;
  /** The entry of the log by which the change is undone, if the route states one. */
  readonly logEntryID: string | undefined;
}

/** A request as a transport sends it. `query` is an encoded query string without the question mark. */
export interface Request {
  readonly method: ContractRoute['method'];
  readonly path: string;
  /** The path of the route with its placeholders; `params` holds the values of the placeholders. */
  readonly route: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly body: unknown;
  readonly signal?: AbortSignal;
}

/** The response of a transport. Header names are lower case. */
export interface Response {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly json: unknown;
}

/** Sends requests to the server: over HTTP in the browser, in process during server-side rendering. */
export type Transport = (request: Request) => Promise<Response>;

/**
 * Calls the contract's routes. Method and url are checked against the route's type at compile time, so no schema is
 * loaded.
 */
export interface Api {
  call<R extends ContractRoute>(
    method: R['method'],
    url: R['url'],
    input?: InputOf<R>,
    signal?: AbortSignal,
  ): Promise<ApiResponse<OutputOf<R>>>;
}

/**
 * Serializes a query in the form the server parses. Lists become `a[]=…`, because indexed keys have an upper limit on
 * the server. Empty values are omitted.
 */
export function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs: string[] = [];
  const add = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const one of value) add(`${key}[]`, one);
    else if (typeof value === 'object') for (const [name, one] of Object.entries(value)) add(`${key}[${name}]`, one);
    else pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  };
  for (const [key, value] of Object.entries(query)) add(key, value);
  return pairs.join('&');
}

const pagingOf = (header: Response['header']): Paging | undefined => {
  const limit = header('x-app-page-limit');
  if (!limit) return undefined;
  const [total, nextUrl, prevUrl] = [
    header('x-app-page-result-count'),
    header('x-app-page-next-url'),
    header('x-app-page-prev-url'),
  ];
  return {
    current: Number(header('x-app-page-current') ?? 1),
    limit: Number(limit),
    hasMore: nextUrl !== undefined || header('x-app-page-has-more') === 'true',
    isCapped: header('x-app-page-result-capped') !== undefined,
    ...(total !== undefined && { total: Number(total) }),
    ...(nextUrl !== undefined && { nextUrl }),
    ...(prevUrl !== undefined && { prevUrl }),
  };
};

/**
 * Checks whether the post is held for approval (202). The client treats this as the failure `post.held`, because the
 * post is not published.
 */
const isHeld = (status: number, json: unknown): boolean =>
  status === 202 && (json as { code?: string } | undefined)?.code === 'post.held';

const isAccepted = (status: number, json: unknown): boolean =>
  (status < 400 && !isHeld(status, json)) ||
  status === 408 ||
  (typeof json === 'object' && json !== null && 'callbackPayload' in json);

/**
 * Creates an API client on top of a transport. Statuses below 400, status 408 and responses with a `callbackPayload`
 * are successes (docs/behavior/platform.md#client-requests); all other responses reject with an `ApiFailure`.
 */
export function createApi(transport: Transport): Api {
  return {
    async call(method, url, input, signal) {
      const {
        params = {},
        query,
        body,
      } = (input ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const response = await transport({
        method,
        path,
        route: url,
        params,
        query: queryText(query),
        body,
        ...(signal && { signal }),
      });
      if (!isAccepted(response.status, response.json)) throw ApiFailure.fromBody(response.json, response.status);
      const { status, json, header } = response;
      return { body: json as never, status, paging: pagingOf(header), logEntryID: header(logEntryHeader) };
    },
  };
}

/** The ID of this page view, sent as the parent of the requests that the page makes. The moderation log stores it. */
const pageView = typeof crypto === 'undefined' ? '' : crypto.randomUUID?.();

const parentHeaders = () => ({
  [parentRequestHeaders.id]: pageView ?? '',
  [parentRequestHeaders.method]: 'GET',
  [parentRequestHeaders.path]: location.pathname,
  [parentRequestHeaders.query]: location.search.slice(1),
});

const tokenType = 'application/system+jwt';

/**
 * The browser's transport: same-origin fetch, with headers that mark the request as coming from the forum's own pages.
 */
export const httpTransport: Transport = async ({ method, path, query, body, signal }) => {
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
  // The only body sent as text is the token that continues a long-running job.
  const isToken = typeof body === 'string';
  try {
    const response = await fetch(`/api/v2${path}${query && `?${query}`}`, {
      method,
      credentials: 'same-origin',
      headers: {
        'X-Requested-With': 'folkmoot',
        // The language of a subcommunity's page may differ from the languages the browser prefers.
        'Accept-Language': document.documentElement.lang,
        ...(method !== 'GET' && parentHeaders()),
        ...(body !== undefined && !isForm && { 'Content-Type': isToken ? tokenType : 'application/json' }),
      },
      ...(body !== undefined && { body: isForm || isToken ? (body as FormData | string) : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const header = (name: string) => response.headers.get(name) ?? undefined;
    let json: unknown;
    if (text && header('content-type')?.includes('json')) json = JSON.parse(text);
    else if (text && !response.ok) {
      // The response comes from a proxy between the browser and the forum.
      const { readProxyPage, passChallenge } = await import('./proxy-page.ts');
      if (header('cf-mitigated') === 'challenge') passChallenge();
      json = readProxyPage(text);
    }
    return { status: response.status, json, header };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw ApiFailure.unreachable(cause);
  }
};
