/** Returns the environment of component tests on the port of this process. */
export function componentEnvironment(changes: Readonly<Record<string, string | undefined>>): Promise<NodeJS.ProcessEnv>;
/** Returns the program and the arguments that run component tests, relative to `node_modules/`. */
export function componentTests(...args: string[]): string[];
/** Deletes the page that the component tests of this process built. */
export function deleteComponentPage(): void;
