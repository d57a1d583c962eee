import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { areas } from '#scripts/names/areas.ts';
import { findCommunityDump, findPostgres, withoutCommunity } from '#scripts/setup.mjs';
import { shortLivedFlags } from '#tests/support/server/killed-process.ts';

const serverTests = 'tests/**/*.server.test.ts';
// Tests that replace modules: they need modules that no other test has loaded.
const isolatedTests = 'tests/**/*.isolated.test.tsx';
const killTests = 'tests/**/*.kill.server.test.ts';
const communityTests = [
  'tests/import/import-history-meta.server.test.ts',
  'tests/import/import-resume.kill.server.test.ts',
];
const withoutDump = findCommunityDump() ? [] : communityTests;
// `npm test` says at its end what was left out. Other runs say it once, although this file is loaded several times.
const warn = process.env['REPEAT_FAILED'] || process.env['FOLKMOOT_WARNED'] ? () => undefined : console.warn;
process.env['FOLKMOOT_WARNED'] = '1';
if (withoutDump.length > 0) warn(withoutCommunity);

/**
 * Returns the project that runs the server's tests on one of the two databases. tests/support reads the choice from the
 * environment.
 */
const onDatabase = (name: 'embedded' | 'postgres') => ({
  name,
  include: [serverTests],
  env: { FOLKMOOT_TEST_DATABASE: name },
  // Isolation is disabled, because reloading the server's modules for each test file takes longer than the tests. Each
  // test file starts its own forum.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
});

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres());
if (!hasPostgres)
  warn('THE POSTGRESQL TESTS ARE LEFT OUT: install PostgreSQL, or set TEST_DATABASE_URL to an empty database.');

/**
 * The server tests of the areas, of imports and of all routes. In a complete run they need not run twice: the areas use the
 * same SQL on both databases, and the journeys run all of them on the embedded one.
 */
const areaTests = [
  ...[...areas, 'import', 'sample'].map((area) => `tests/${area}/**/*.server.test.ts`),
  'tests/server/!(database-away|two-processes|growing-history).server.test.ts',
];
const onPostgresOnly = hasPostgres && process.env['TEST_AREAS_ONCE'] ? areaTests : [];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    pool: 'forks',
    // Two more than processors, because tests wait for the database and for servers that start.
    maxWorkers: 4,
    // A reviewed table that is missing fails the run. It is written only with `-u`.
    update: 'none',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [serverTests, isolatedTests],
          setupFiles: ['stories/support/english.ts'],
          // Isolation is disabled as for the server's tests. Stubbed globals and variables are restored before the next
          // test.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [isolatedTests],
          setupFiles: ['stories/support/english.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...onDatabase('embedded'), exclude: [killTests, ...onPostgresOnly, ...withoutDump] },
      },
      // Kill tests start and kill whole servers, so they may take minutes. They run only with the embedded database,
      // which lives in the server's process.
      {
        extends: true,
        test: {
          ...onDatabase('embedded'),
          name: 'kill',
          include: [killTests],
          exclude: withoutDump,
          // These tests open databases for single queries.
          execArgv: shortLivedFlags,
          testTimeout: 600_000,
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                ...onDatabase('postgres'),
                exclude: [killTests, ...withoutDump],
                globalSetup: ['tests/support/server/postgres-setup.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
