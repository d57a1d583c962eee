import type { ApiErrorCode } from '#api/errors.ts';

/**
 * SQLSTATEs of a server that refuses or ends connections: connection exceptions, shutdown, startup, too many clients.
 */
const away = /^(08...|57P01|57P02|57P03|57P05|53300)$/;

/** System error codes of a connection that fails or breaks. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's messages about lost connections, which have no error code. */
const lost =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/** Error codes of a full disk: from PostgreSQL, from the system, from a user's quota. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly errors?: readonly unknown[];
}

function failureOf(error: SystemError): ApiErrorCode | undefined {
  const { code = '', syscall, message = '' } = error;
  if (full.has(code)) return 'server.storage-full';
  // A missing socket file counts as a refused connection; other missing files do not.
  const isBroken = broken.has(code) || (code === 'ENOENT' && syscall === 'connect');
  return isBroken || away.test(code) || lost.test(message) ? 'server.database-away' : undefined;
}

/**
 * Returns the API error code of an error, or of its cause, that means that the database cannot be reached or that a
 * disk is full. Returns undefined for any other error.
 */
export function outageCodeOf(error: unknown): 'server.database-away' | 'server.storage-full' | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const found = [one, ...((one as SystemError).errors ?? [])].map((each) => failureOf(each as SystemError));
    const code = found.find((each) => each !== undefined);
    if (code) return code as ReturnType<typeof outageCodeOf>;
  }
  return undefined;
}

/** Whether an error means that the database currently cannot be reached. */
export const isDatabaseAway = (error: unknown): boolean => outageCodeOf(error) === 'server.database-away';
