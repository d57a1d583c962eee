import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** An error that no test caught, such as a rejected promise that nothing awaits. */
export interface UnhandledError {
  /** The absolute path of the test file that ran when it occurred. Undefined if none ran. */
  readonly file: string | undefined;
  /** The name of the test that ran last. */
  readonly test: string | undefined;
  readonly message: string;
}

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * A vitest reporter that writes the errors that no test caught as JSON to the file in `UNHANDLED_ERRORS_FILE`. They fail
 * a run, and the JSON report of vitest omits them.
 */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env['UNHANDLED_ERRORS_FILE'];
    if (!file) return;
    const told = errors.map(
      ({ name, message, ...rest }): UnhandledError => ({
        file: textOrNone(rest['VITEST_TEST_PATH']),
        test: textOrNone(rest['VITEST_TEST_NAME']),
        message: `${name}: ${message}`,
      }),
    );
    writeFileSync(file, JSON.stringify(told));
  }
}
