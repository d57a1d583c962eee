import type { TestProject } from 'vitest/node';
import { startPostgres } from '#tests/support/server/private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of the `postgres` project listens; its user may create databases. */
    postgresUrl: string;
  }
}

/** Gives the `postgres` project a server: the one of `TEST_DATABASE_URL`, else a private one for the time of the run. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
