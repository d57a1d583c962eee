import type pg from 'pg';

/**
 * An error that states that the database cannot be migrated to the newest version. The message names the file and the
 * remedy.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  /** The SQL of a file failed and its transaction was rolled back. */
  static failed(name: string, text: string, cause: pg.DatabaseError): MigrationError {
    const line = cause.position ? ` at line ${text.slice(0, Number(cause.position)).split('\n').length}` : '';
    return new MigrationError(`Migration ${name} failed${line}: ${cause.message}. It was rolled back.`, { cause });
  }

  /** An applied file was changed. */
  static changed(name: string): MigrationError {
    return new MigrationError(
      `Migration ${name} was changed after it had been applied. Put the file back as it was, and write the change as a new migration.`,
    );
  }

  /** The database contains a migration that this version of the program does not have. */
  static missing(name: string): MigrationError {
    return new MigrationError(
      `The database has migration ${name}, which this version of the forum does not know. Start the newer version that made it.`,
    );
  }

  /** A new file sorts before an applied one. */
  static late(name: string, applied: string): MigrationError {
    return new MigrationError(
      `Migration ${name} comes before ${applied}, which is applied already. Give it the next free number.`,
    );
  }

  /** A file in the folder has an invalid name or a duplicate number. */
  static misnamed(name: string, reason: string): MigrationError {
    return new MigrationError(`Migration ${name} ${reason}. Name it NNNN-what-it-does.sql with the next free number.`);
  }
}
