/** Builds what the browser loads, unless no source changed. */
export function ensureBuilt(): Promise<void>;
/** Installs the packages the lock file names, unless they are there. */
export function ensureInstalled(): Promise<void>;
/** The path of a Chromium; throws with an instruction when there is none. */
export function findChromium(options?: { install?: boolean }): Promise<string>;
/** The path of the Node the project pins. */
export function pinnedNode(): string;
/** The environment in which `node` is the pinned one, for what runs once. */
export function environment(changes?: Record<string, string>): NodeJS.ProcessEnv;
/** The same for what lasts: nothing that Node has read to start stays in memory. */
export function lastingEnvironment(changes?: Record<string, string>): NodeJS.ProcessEnv;
/** The folder of PostgreSQL's programs, undefined when there is none. */
export function findPostgres(): string | undefined;
/** The same, installing PostgreSQL where that may be done without asking. */
export function ensurePostgres(): Promise<string | undefined>;

/** Said where the dump of a real community is not there. */
export declare const withoutCommunity: string;

/** The dump of a real community that imports are tried on; undefined when there is none. */
export declare function findCommunityDump(): string | undefined;
