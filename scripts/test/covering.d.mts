/** The tests that cover a file: the paths of test files, and the stems of machines that are walked. */
export interface Coverage {
  readonly tests: readonly string[];
  readonly walks: readonly string[];
}
/** Returns a function that finds the tests that cover a file of the project. */
export function coverageFinder(files: readonly string[], read?: (file: string) => string): (file: string) => Coverage;
/** Returns the suite of a test file: a project of Vitest, `journey` or `component`. */
export function suiteOf(file: string): string;
/** Returns the narrowest commands that test a file. */
export function narrowestCommands(file: string, coverage: Coverage): string[];
