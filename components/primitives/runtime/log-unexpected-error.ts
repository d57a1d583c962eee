/**
 * Logs a failure that is not shown to users (docs/behavior/shell.md#error-pages): in the browser's console, or to
 * standard error during server rendering.
 */
export function logUnexpectedError(message: string, ...details: readonly unknown[]): void {
  console.warn(message, ...details);
}

/** Logs the rejection of a promise and rethrows it. */
export const logFailureOf = <Answer>(message: string, call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => {
    logUnexpectedError(message, error);
    throw error;
  });
