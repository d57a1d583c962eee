import type { Api } from '#api/api.ts';
import type { auditLogRoutes } from '#api/moderation/log/audit-log.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof auditLogRoutes;

/** What the log is asked for: who, what, when, about what. */
export type AuditLogQuery = NonNullable<InputOf<Routes['list']>['query']>;

/** Lists what those who keep order did, the last first. */
export const listAuditLogs = (api: Api, query: AuditLogQuery, signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/audit-logs', { query }, signal);

/** Reads one entry of the log. */
export const readAuditLog = (api: Api, id: string) =>
  api.call<Routes['get']>('GET', '/audit-logs/:id', { params: { id } });

/** Takes back what was done. @throws {ApiFailure} log-entry.undone, log-entry.changed, log-entry.different, log-entry.final. */
export const undoAuditLog = (api: Api, id: string) =>
  api.call<Routes['undo']>('POST', '/audit-logs/:id/undo', { params: { id } });
