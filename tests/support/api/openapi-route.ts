import type { TestForum } from '#tests/support/server/test-forum.ts';

/** A JSON schema in the OpenAPI document. */
export interface ApiSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly items?: ApiSchema;
  readonly anyOf?: readonly ApiSchema[];
}

/** An operation in the OpenAPI document. */
export interface ApiRoute {
  readonly method: string;
  /** The path below `/api/v2`, with parameters in braces. */
  readonly path: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  /** Requires a confirmed session: always, or to set one of these body fields. */
  readonly 'x-confirmed'?: true | readonly string[];
  /** Refuses access tokens. */
  readonly 'x-session-only'?: true;
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: ApiSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ApiSchema }>> };
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: object }>>;
}

/** Returns the OpenAPI document, and its operations as a list. */
export async function readApi(forum: TestForum): Promise<{ document: ApiDocument; routes: readonly ApiRoute[] }> {
  const answer = await forum.guest.request({ url: '/api/v2/openapi.json' });
  if (answer.statusCode !== 200) throw new Error(`The OpenAPI document could not be read: ${answer.body}`);
  const document = answer.json<ApiDocument>();
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return { document, routes };
}

/** The parts of the OpenAPI document that the tests read. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<ApiRoute, 'method' | 'path'>>>>>;
}

/** Returns the name of a route for test messages. */
export const nameOf = ({ method, path }: Pick<ApiRoute, 'method' | 'path'>): string => `${method} ${path}`;
