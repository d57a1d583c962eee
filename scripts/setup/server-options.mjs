/**
 * The Node options of the server process, each documented by Node (`docs/performance.md` states what they save).
 * Rendering a page allocates several megabytes, so a larger young generation means fewer collections. The heap limit
 * makes V8 collect earlier, which keeps memory low; a busy server uses an eighth of it.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=768'];

/**
 * The environment variables for the C library: memory is allocated from two arenas, and free memory is returned to the
 * system. Existing values take precedence.
 */
export const serverEnvironment = (given = process.env) => ({
  MALLOC_ARENA_MAX: given['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: given['MALLOC_MMAP_THRESHOLD_'] ?? '2000000',
  MALLOC_TRIM_THRESHOLD_: given['MALLOC_TRIM_THRESHOLD_'] ?? '4000000',
});
