/** Returns the optional packages that a lock file references but does not contain. */
export function missingFromLock(lock: { packages: Record<string, object> }): string[];
