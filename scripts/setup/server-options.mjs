import { pathToFileURL } from 'node:url';
import { inProject } from './folders.mjs';

/**
 * The Node flags of the server process. They limit the growth of the JavaScript heap, and V8 manages the memory of its
 * compilers itself and releases pooled memory after one second. The saving of each flag is documented in
 * `docs/performance.md`.
 */
export const serverFlags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=45',
  '--managed-zone-memory',
  '--no-large-page-pool',
  '--memory-pool-timeout=1',
  `--import=${pathToFileURL(inProject('scripts/setup/stripped-types.mjs'))}`,
];

/**
 * The environment variables for the C library: memory is allocated from two arenas, and free memory is returned to the
 * system. Existing values take precedence.
 */
export const serverEnvironment = (given = process.env) => ({
  MALLOC_ARENA_MAX: given['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: given['MALLOC_MMAP_THRESHOLD_'] ?? '2000000',
  MALLOC_TRIM_THRESHOLD_: given['MALLOC_TRIM_THRESHOLD_'] ?? '4000000',
});
