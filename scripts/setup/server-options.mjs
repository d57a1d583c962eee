/**
 * The options of Node for the server's own process, each of them documented by Node (`docs/performance.md` has the figures). Pages throw
 * away some megabytes each, so a larger nursery collects garbage less often. A limit of the heap makes V8 collect earlier, which keeps
 * memory small; a busy server uses an eighth of it.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=768'];

/** Settings of the C library for the memory outside of JavaScript's heap; a value that is set already is kept. */
export const serverEnvironment = (given = process.env) => ({
  MALLOC_ARENA_MAX: given['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: given['MALLOC_MMAP_THRESHOLD_'] ?? '2000000',
  MALLOC_TRIM_THRESHOLD_: given['MALLOC_TRIM_THRESHOLD_'] ?? '4000000',
});
