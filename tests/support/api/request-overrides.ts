import type { Cast } from './role-cast.ts';

type Value = string | number;
type Maker = (cast: Cast) => Value | Promise<Value>;

/** The functions that create the values of path parameters, by the path up to the parameter. */
export type PathParamMakers = Readonly<Record<string, Maker>>;

/** A body, query or path that cannot be derived from the OpenAPI document alone. */
interface Special {
  readonly path?: (cast: Cast) => Promise<string> | string;
  readonly query?: (cast: Cast) => object | Promise<object>;
  readonly body?: (cast: Cast) => object | Promise<object>;
  /** The name of the form field, when the request uploads a picture. */
  readonly file?: string;
  /** The form, when the request uploads another file. */
  readonly form?: { readonly payload: Buffer; readonly headers: Readonly<Record<string, string>> };
}

/** The special bodies, queries and paths of requests, by route name. */
export type RequestOverrides = Readonly<Record<string, Special>>;
