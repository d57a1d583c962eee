import type { TestProject } from 'vitest/node';
import { startPostgres } from '#tests/support/server/private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server of the `postgres` project. Its user may create databases. */
    postgresUrl: string;
  }
}

/**
 * Provides the `postgres` project with a server: the one of `TEST_DATABASE_URL`, or a private one for the duration of
 * the run.
 */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
