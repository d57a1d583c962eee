/** Builds the browser files, unless no source has changed. */
export function ensureBuilt(): Promise<void>;
/** Installs the packages of the lock file, unless they are installed. */
export function ensureInstalled(): Promise<void>;
/** Returns the path of a Chromium binary. Throws an error with instructions when none is found. */
export function findChromium(options?: { install?: boolean }): Promise<string>;
/** Returns the path of the Node binary that the project pins. */
export function pinnedNode(): string;
/** Returns an environment for short-lived processes in which `node` is the pinned version. */
export function environment(changes?: Record<string, string>): NodeJS.ProcessEnv;
/**
 * Returns the same environment for long-running processes: without Node's compile cache, whose content would stay in
 * memory.
 */
export function lastingEnvironment(changes?: Record<string, string>): NodeJS.ProcessEnv;
/** Returns the folder of the PostgreSQL programs; undefined when there is none. */
export function findPostgres(): string | undefined;
/** Returns the same folder. Installs PostgreSQL first where this is possible without confirmation. */
export function ensurePostgres(): Promise<string | undefined>;

/** The message printed when the dump of a real community is missing. */
export declare const withoutCommunity: string;

/** Returns the dump of a real community that the import tests use; undefined when there is none. */
export declare function findCommunityDump(): string | undefined;
