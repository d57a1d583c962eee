/**
 * Returns the optional packages that a lock file references but does not contain, as "dependent → package". npm writes
 * such lock files without a warning, and `npm ci` then rejects them.
 */
export function missingFromLock(lock) {
  const paths = Object.keys(lock.packages);
  const holds = (name) => paths.some((path) => path.endsWith(`node_modules/${name}`));
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !holds(name))
      .map((name) => `${path || 'package.json'} → ${name}`),
  );
}
