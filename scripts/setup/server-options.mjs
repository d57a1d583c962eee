/** How Node runs the server's own process. Each option is documented by Node; `docs/performance.md` says what it saves. */
export const serverFlags = ['--max-semi-space-size=16'];

/** Settings of the C library for the memory outside of JavaScript's heap; a value that is set already is kept. */
export const serverEnvironment = (given = process.env) => ({
  MALLOC_ARENA_MAX: given['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: given['MALLOC_MMAP_THRESHOLD_'] ?? '2000000',
  MALLOC_TRIM_THRESHOLD_: given['MALLOC_TRIM_THRESHOLD_'] ?? '4000000',
});
