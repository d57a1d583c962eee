import type { Coverage } from './covering.mjs';

/** The selected test files, the stems of the machines to walk (empty: all), and what a person should know. */
export interface Selection {
  readonly tests: readonly string[];
  readonly walks: readonly string[];
  readonly notes: readonly string[];
}
/** Returns the tests for the words of a command line. */
export function selectTests(
  words: readonly string[],
  files: readonly string[],
  find: (file: string) => Coverage,
): Selection;
/** Returns the selected files of each suite of `npm test`. */
export function filesOfSuites(tests: readonly string[]): Record<'vitest' | 'journeys' | 'components', string[]>;
