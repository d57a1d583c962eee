import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findCommunityDump, findPostgres, withoutCommunity } from '#scripts/setup.mjs';

const serverTests = 'tests/**/*.server.test.ts';
const killTests = 'tests/**/*.kill.server.test.ts';
const communityTests = [
  'tests/import/import-history-meta.server.test.ts',
  'tests/import/import-resume.kill.server.test.ts',
];
const withoutDump = findCommunityDump() ? [] : communityTests;
if (withoutDump.length > 0) console.warn(withoutCommunity);

/** The server's tests on one of the two databases; tests/support reads which from the environment. */
const onDatabase = (name: 'embedded' | 'postgres') => ({
  name,
  include: [serverTests],
  env: { FOLKMOOT_TEST_DATABASE: name },
  // Reading the server's modules anew for each of a hundred files took longer than its tests; each has a forum of its own.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
});

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres());
if (!hasPostgres)
  console.warn('THE POSTGRESQL TESTS ARE LEFT OUT: install PostgreSQL, or set TEST_DATABASE_URL to an empty database.');

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [serverTests],
          setupFiles: ['stories/support/english.ts'],
          // As with the server's: what a test puts in place of a global is taken back before the next.
          isolate: false,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { ...onDatabase('embedded'), exclude: [killTests, ...withoutDump] } },
      // A kill test starts and kills whole servers, so it may take minutes; only the embedded database lives in them.
      {
        extends: true,
        test: {
          ...onDatabase('embedded'),
          name: 'kill',
          include: [killTests],
          exclude: withoutDump,
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
