import type { ApiErrorCode } from '#api/errors.ts';

/** SQLSTATEs of a server that refuses connections or ends them: connection exceptions, shutdown, start, too many clients. */
const away = /^(08...|57P01|57P02|57P03|57P05|53300)$/;

/** What the system says of a connection that cannot be made or is broken. */
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

/** The driver's messages about lost connections; they carry no code. */
const lost =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/** A disk without space: of PostgreSQL, of the system, of a user's quota. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly errors?: readonly unknown[];
}

function failureOf(error: SystemError): ApiErrorCode | undefined {
  const { code = '', syscall, message = '' } = error;
  if (full.has(code)) return 'server.storage-full';
  // A missing socket file is a refused connection; other missing files are not.
  const isBroken = broken.has(code) || (code === 'ENOENT' && syscall === 'connect');
  return isBroken || away.test(code) || lost.test(message) ? 'server.database-away' : undefined;
}

/**
 * Returns the published code of an error that means that the database cannot be reached or that a disk is full, also where
 * that is the error's cause; undefined for any other error.
 */
export function outageIn(error: unknown): 'server.database-away' | 'server.storage-full' | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const found = [one, ...((one as SystemError).errors ?? [])].map((each) => failureOf(each as SystemError));
    const code = found.find((each) => each !== undefined);
    if (code) return code as ReturnType<typeof outageIn>;
  }
  return undefined;
}

/** Whether an error says that the database cannot be reached at present. */
export const isDatabaseAway = (error: unknown): boolean => outageIn(error) === 'server.database-away';
