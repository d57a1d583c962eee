import { pathToFileURL } from 'node:url';
import { inProject } from './folders.mjs';

/**
 * How the server's own process is started. What is allocated outside of JavaScript's heap comes from two arenas, and is given
 * back once it is free; what the compilers work on is kept by the engine itself, which gives it back, as all memory that it
 * pools, after a second. What each saves stands in `docs/performance.md`.
 */
export const serverFlags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=45',
  '--managed-zone-memory',
  '--no-large-page-pool',
  '--memory-pool-timeout=1',
  `--import=${pathToFileURL(inProject('scripts/setup/stripped-types.mjs'))}`,
];

/** What the C library is told through the environment; a setting of one's own goes before. */
export const serverEnvironment = (given = process.env) => ({
  MALLOC_ARENA_MAX: given['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: given['MALLOC_MMAP_THRESHOLD_'] ?? '2000000',
  MALLOC_TRIM_THRESHOLD_: given['MALLOC_TRIM_THRESHOLD_'] ?? '4000000',
});
