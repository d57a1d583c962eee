/**
 * Whether the API said that something is not there. Told by its status: on the server, the class of failures that the
 * pages know and the one that is thrown are two copies of one.
 */
export const isNotThere = (error: unknown): boolean =>
  error instanceof Error && (error as { readonly status?: unknown }).status === 404;
