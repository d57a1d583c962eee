/**
 * Logs a failure that readers are not shown, for those who work on the forum (specification parts 1 and 2 §8): in the
 * browser's console, or on the server's standard error while a page is rendered there.
 */
export function logFault(message: string, ...details: readonly unknown[]): void {
  console.warn(message, ...details);
}

/** Logs why a call failed, and fails as it did. */
export const logFailureOf = <Answer>(message: string, call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => {
    logFault(message, error);
    throw error;
  });
