import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

const program = path.resolve(import.meta.dirname, 'job-holder.ts');

/** The time limit within which a new process recovers interrupted jobs, in seconds after the last heartbeat. */
const limit = 60;

/** The age that is added to the heartbeats instead of waiting, in seconds. The jobs still count as running. */
const waited = 20;

interface Outcome {
  readonly seconds: number;
  readonly jobs: readonly { readonly name: string; readonly state: string; readonly retries: number }[];
  readonly effects: object;
}

let dataFolder: string;
let database: TestDatabase | undefined;
let outcome: Outcome;

/** Runs the program until it ends, or kills it once its output is sufficient. */
function runProgram(mode: 'hold' | 'run', isEnough: (printed: string) => boolean = () => false): Promise<string> {
  const child = spawn(process.execPath, [program, mode, dataFolder, database?.databaseUrl ?? ''], {
    cwd: path.resolve(import.meta.dirname, '../..'),
  });
  let printed = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    printed += data;
    if (isEnough(printed)) child.kill('SIGKILL');
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return new Promise((resolve, reject) =>
    child.on('close', (code, signal) =>
      code === 0 || signal === 'SIGKILL' ? resolve(printed) : reject(new Error(errors)),
    ),
  );
}

beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'folkmoot-jobs-'));
  if (process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres') database = await openTestDatabase();
  const begunIn = (printed: string) => new Set(printed.match(/^begun .+$/gm));
  await runProgram('hold', (printed) => begunIn(printed).size === allJobs.length);
  if (database)
    await sql`
      update pgboss.job set heartbeat_on = heartbeat_on - make_interval(secs => ${waited}) where state = 'active'
    `.execute(database.kysely);
  outcome = JSON.parse(await runProgram('run'));
}, 240_000);
afterAll(async () => {
  await database?.drop();
  await rm(dataFolder, { recursive: true, force: true });
});

describe('a job of a killed process is resumed by another process and completed', () => {
  test('within a minute, together with all other jobs', () =>
    expect(outcome.seconds).toBeLessThan(limit - (database ? waited : 0)));

  test.each(allJobs.map(({ name }) => name))('%s', (name) => {
    expect(outcome.jobs.filter((job) => job.name === name)).toEqual([{ name, state: 'completed', retries: 1 }]);
  });

  test('with its work done once', async () => {
    expect(outcome.effects).toMatchObject({ discussions: 1, mails: ['sent'], exports: ['done'] });
    const letters = await readdir(path.join(dataFolder, 'outbox'));
    expect(letters.filter((name) => name.includes('ada@example.org')).length).toBeGreaterThan(0);
  });
});
