const inColour = () => Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];

const paint = (code, text) => (inColour() ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Text in a quieter shade, where the terminal has colours. */
export const quiet = (text) => paint(2, text);

/** Text that must not be overlooked, in bold where the terminal has colours. */
export const loud = (text) => paint(1, text);

/** A duration for people: `0.4 s`, `41 s`, `3 min 5 s`. */
export function inWords(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Says one line. */
export const say = (text) => void process.stdout.write(`${text}\n`);

/** Says what is being done, does it, and adds how long it took; a failure ends the line with "failed". */
export async function step(what, work) {
  const start = performance.now();
  process.stdout.write(`${what}…`);
  try {
    const result = await work();
    say(quiet(`  ${inWords(performance.now() - start)}`));
    return result;
  } catch (failure) {
    say(`  failed after ${inWords(performance.now() - start)}`);
    throw failure;
  }
}

/** Something a person has to put right; shown as its words alone, without a stack. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** Runs a script's whole work; what goes wrong is told (a `SetupError` as plain words) and ends it with exit code 1. */
export async function asCommand(work, afterFailure = () => {}) {
  try {
    await work();
  } catch (failure) {
    console.error(failure instanceof SetupError ? `\n${failure.message}` : failure);
    process.exitCode = 1;
    afterFailure();
  }
}
