import { DatabaseUnusableError } from '#server/platform/database/database-unusable-error.ts';
import { ConfigurationError } from './configuration.ts';

/**
 * Runs a command of the terminal. A failure ends it with the exit code 2: wrong configuration and an unusable database
 * are reported by their message, anything else with its stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  await main().catch((error: unknown) => {
    const isExpected = error instanceof ConfigurationError || error instanceof DatabaseUnusableError;
    process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exitCode = 2;
  });
}
