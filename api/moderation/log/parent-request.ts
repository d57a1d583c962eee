/**
 * The page, or another request, from which a request was made. The moderation log stores it with the action of the
 * request.
 */
export interface ParentRequest {
  /** The ID of one page view. All requests sent by the page carry the same ID. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
}

/** The request headers of the parent request (docs/behavior/moderation.md#moderation-log), by field. */
export const parentRequestHeaders = {
  id: 'x-parent-audit-log-id',
  method: 'x-parent-audit-log-request-method',
  path: 'x-parent-audit-log-request-path',
  query: 'x-parent-audit-log-request-query',
} as const satisfies Record<keyof ParentRequest, string>;

/** The response header with the ID of the log entry that a request created, so that its change can be undone. */
export const logEntryHeader = 'x-app-log-entry';
