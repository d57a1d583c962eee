/**
 * How the server's own process is started: with a smaller nursery and a heap that grows by less at a time. What is allocated
 * outside of that heap comes from two arenas, and is given back once it is free: compilers ask for 32 kB at a time, which
 * would otherwise stay. What that saves stands in
 * `docs/performance.md`.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** What the C library is told through the environment; a setting of one's own goes before. */
export const serverEnvironment = (given = process.env) => ({
  MALLOC_ARENA_MAX: given['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: given['MALLOC_MMAP_THRESHOLD_'] ?? '30000',
  MALLOC_TRIM_THRESHOLD_: given['MALLOC_TRIM_THRESHOLD_'] ?? '500000',
});
