/** The page, or other request, from which a request was made; the moderation log keeps it with what the request did. */
export interface ParentRequest {
  /** Identifies one view of a page: all requests that it sends carry the same. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
}

/** The request headers that name the parent request (specification part 1 §7), by its parts. */
export const parentRequestHeaders = {
  id: 'x-parent-audit-log-id',
  method: 'x-parent-audit-log-request-method',
  path: 'x-parent-audit-log-request-path',
  query: 'x-parent-audit-log-request-query',
} as const satisfies Record<keyof ParentRequest, string>;
