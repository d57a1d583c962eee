import type pg from 'pg';

/** The database cannot be brought to the newest version. The message names the file and says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  /** The SQL of a file was refused; its transaction was taken back. */
  static failed(name: string, text: string, cause: pg.DatabaseError): MigrationError {
    const line = cause.position ? ` at line ${text.slice(0, Number(cause.position)).split('\n').length}` : '';
    return new MigrationError(`Migration ${name} failed${line}: ${cause.message}. Nothing of it was kept.`, { cause });
  }

  /** An applied file reads differently now. */
  static changed(name: string): MigrationError {
    return new MigrationError(
      `Migration ${name} was changed after it had been applied. Put the file back as it was, and write the change as a new migration.`,
    );
  }

  /** The database knows a migration that this program does not have. */
  static missing(name: string): MigrationError {
    return new MigrationError(
      `The database has migration ${name}, which this version of the forum does not know. Start the newer version that made it.`,
    );
  }

  /** A new file sorts before one that was applied already. */
  static late(name: string, applied: string): MigrationError {
    return new MigrationError(
      `Migration ${name} comes before ${applied}, which is applied already. Give it the next free number.`,
    );
  }

  /** A file in the folder has no proper name, or a number twice. */
  static misnamed(name: string, reason: string): MigrationError {
    return new MigrationError(`Migration ${name} ${reason}. Name it NNNN-what-it-does.sql with the next free number.`);
  }
}
