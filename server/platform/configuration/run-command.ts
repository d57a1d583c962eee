import { DatabaseUnusableError } from '#server/platform/database/database-unusable-error.ts';
import { ConfigurationError } from './configuration.ts';

/**
 * Runs a terminal command. A failure sets the exit code 2. A wrong configuration and an unusable database are reported
 * by their message, any other error with its stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  await main().catch((error: unknown) => {
    const isExpected = error instanceof ConfigurationError || error instanceof DatabaseUnusableError;
    process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exitCode = 2;
  });
}
