import type { FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';
import { requireSession } from '#server/platform/http/viewer.ts';

/**
 * Returns the member ID of a path parameter: a number, or `$me` for the viewer
 * (docs/behavior/platform.md#api-conventions). Throws ApiError when a guest uses `$me`.
 */
export function resolveMemberID(request: FastifyRequest, id: number | '$me'): number {
  if (id !== '$me') return id;
  requireSession(request.viewer);
  return request.viewer.userID;
}

/** Returns the record. Throws ApiError with the given "not found" code when the record is undefined or null. */
export function requireFound<T>(record: T | undefined | null, code: ConstructorParameters<typeof ApiError>[0]): T {
  if (record === undefined || record === null) throw new ApiError(code);
  return record;
}
