/**
 * The optional packages that a lock file speaks of and does not hold, as "who wants it → what". npm writes such locks
 * without a word, and `npm ci` then refuses them.
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
