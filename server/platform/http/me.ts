import type { FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';
import { demandSession } from '#server/platform/http/viewer.ts';

/** The member a path names: a number, or `$me` for the viewer (`spec/api.md` §0). Guests have no `$me`. */
export function memberInPath(request: FastifyRequest, id: number | '$me'): number {
  if (id !== '$me') return id;
  demandSession(request.viewer);
  return request.viewer.userID;
}

/** Refuses with the given record's "not found" unless there is something. */
export function found<T>(record: T | undefined | null, code: ConstructorParameters<typeof ApiError>[0]): T {
  if (record === undefined || record === null) throw new ApiError(code);
  return record;
}
