/** The optional packages that a lock file speaks of and does not hold. */
export function missingFromLock(lock: { packages: Record<string, object> }): string[];
