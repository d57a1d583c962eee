import type { Api } from '#api/api.ts';
import type { auditLogRoutes } from '#api/moderation/log/audit-log.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof auditLogRoutes;

/** The filter of an audit log request: actor, action, date and record. */
export type AuditLogQuery = NonNullable<InputOf<Routes['list']>['query']>;

/** Lists audit log entries, newest first. */
export const listAuditLogs = (api: Api, query: AuditLogQuery, signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/audit-logs', { query }, signal);

/** Returns one audit log entry. */
export const readAuditLog = (api: Api, id: string) =>
  api.call<Routes['get']>('GET', '/audit-logs/:id', { params: { id } });

/**
 * Undoes the action of an audit log entry.
 *
 * @throws {ApiFailure} log-entry.undone, log-entry.changed, log-entry.different, log-entry.final.
 */
export const undoAuditLog = (api: Api, id: string) =>
  api.call<Routes['undo']>('POST', '/audit-logs/:id/undo', { params: { id } });
