/** Returns the paths of all source files of a project (this one by default), relative to its root. */
export function sourceFiles(project?: string): string[];
/** Returns the paths of the project's files that a source text imports. Imports of types count only `withTypes`. */
export function importsOf(file: string, text: string, options?: { readonly withTypes?: boolean }): string[];
/** Returns, for each file, the files that import it. */
export function importers(files: readonly string[], read?: (file: string) => string): Map<string, string[]>;
