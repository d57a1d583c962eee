/**
 * An error that states that the configured database cannot be opened. The message is one line for the administrator.
 */
export class DatabaseUnusableError extends Error {
  override readonly name: string = 'DatabaseUnusableError';
}
