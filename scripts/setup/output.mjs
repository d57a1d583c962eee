const inColour = () => Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];

const paint = (code, text) => (inColour() ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Dims the text where the terminal supports colours. */
export const quiet = (text) => paint(2, text);

/** Makes the text bold where the terminal supports colours. */
export const loud = (text) => paint(1, text);

/** Formats a duration: `0.4 s`, `41 s`, `3 min 5 s`. */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Prints one line. */
export const printLine = (text) => void process.stdout.write(`${text}\n`);

/** Prints a description, runs the work, and appends the duration. When the work fails, appends "failed". */
export async function step(what, work) {
  const start = performance.now();
  process.stdout.write(`${what}…`);
  try {
    const result = await work();
    printLine(quiet(`  ${formatDuration(performance.now() - start)}`));
    return result;
  } catch (failure) {
    printLine(`  failed after ${formatDuration(performance.now() - start)}`);
    throw failure;
  }
}

/** An error that the user must fix. Only its message is shown, without a stack. */
export class SetupError extends Error {
  name = 'SetupError';
}

/**
 * Runs the main function of a script. Prints an error (only the message of a `SetupError`) and sets the exit code to 1.
 */
export async function asCommand(work, afterFailure = () => {}) {
  try {
    await work();
  } catch (failure) {
    console.error(failure instanceof SetupError ? `\n${failure.message}` : failure);
    process.exitCode = 1;
    afterFailure();
  }
}
