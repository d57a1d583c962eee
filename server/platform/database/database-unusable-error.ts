/** The database cannot be opened as the forum is configured. The message is one line for the administrator. */
export class DatabaseUnusableError extends Error {
  override readonly name: string = 'DatabaseUnusableError';
}
