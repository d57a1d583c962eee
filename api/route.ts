import type { z } from 'zod';

/**
 * The authentication a route requires beyond permissions, enforced by one hook
 * (`server/account/credential/confirmation-hook.ts`).
 */
export interface RouteProtection {
  /**
   * Requires a session whose member has confirmed their identity within the last ten minutes; access tokens are
   * rejected. For routes that create lasting access to an account. A list limits the requirement to requests that set
   * one of these body fields.
   */
  readonly confirmed?: true | readonly string[];
  /** Rejects access tokens, because the response would outlive the token or grant more than it. */
  readonly sessionOnly?: true;
}

/**
 * An entry of a resource's route table in its contract.
 *
 * `url` is relative to `/api/v2`. The schema is the only source of validation, types, the client and the OpenAPI
 * document. `schema.permission` names the permissions the caller needs, for the reference page.
 */
export interface ContractRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: `/${string}`;
  readonly config?: RouteProtection;
  readonly schema: {
    readonly tags: readonly string[];
    readonly summary: string;
    readonly description?: string;
    readonly consumes?: readonly string[];
    readonly params?: z.ZodType;
    readonly querystring?: z.ZodType;
    readonly body?: z.ZodType;
    readonly response: Readonly<Record<number, z.ZodType>>;
  };
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<Name extends string, S> = S extends z.ZodType
  ? Record<string, never> extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : { readonly [K in Name]?: undefined };

/** The input of a route: path parameters, query and body, as their schemas accept them. */
export type InputOf<R extends ContractRoute> = Part<'params', R['schema']['params']> &
  Part<'query', R['schema']['querystring']> &
  Part<'body', R['schema']['body']>;

/** The body of a route's successful response. */
export type OutputOf<R extends ContractRoute> = R['schema']['response'] extends infer Responses
  ? { [Status in keyof Responses]: Status extends 200 | 201 | 202 ? In<Responses[Status]> : never }[keyof Responses]
  : never;
