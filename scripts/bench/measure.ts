import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { benchFolder } from './databases.ts';
import { percentile, runLoad, sendOnce } from './load-client.ts';
import type { Scenario } from './scenarios.ts';
import { startBare } from './server-process.ts';

/** The measurements of one scenario, each the median of its rounds. */
export interface Figures {
  readonly name: string;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The processor time of one request in milliseconds, including the work that follows the response. */
  readonly cpu: ProcessorTime;
  /** The size of a response in bytes. */
  readonly bytes: number;
  /** Requests per second relative to the bare server with the same response body. */
  readonly ratio?: number;
}

/** Processor time of the server process and of the PostgreSQL processes, in milliseconds. */
export interface ProcessorTime {
  readonly process: number;
  /** 0 for the embedded database, which runs in the server process. */
  readonly store: number;
}

/** A server under measurement. */
export interface Measured {
  readonly port: number;
  /** Returns the processor time used so far. */
  cpu(): ProcessorTime;
}

/** The duration and the number of rounds of a measurement. */
export interface Effort {
  readonly seconds: number;
  readonly rounds: number;
}

/** The number of warm-up responses after which the JavaScript engine has compiled the hot code. */
const warmUp = 1_500;

type Round = Omit<Figures, 'name' | 'ratio'>;

/** Measures one scenario on a running forum, after a short warm-up load. */
export async function measure(server: Measured, scenario: Scenario, effort: Effort): Promise<Figures> {
  await runLoad({ ...scenario, port: server.port, seconds: Math.min(2, effort.seconds), least: warmUp });
  const rounds: Round[] = [];
  for (let round = 0; round < effort.rounds; round += 1)
    rounds.push(await measureRound(server, scenario, effort.seconds));
  return { name: scenario.name, ...medianOf(rounds) };
}

/** Measures one scenario on the forum and on the bare server with the same response body, and adds the ratio. */
export async function measureAgainstBare(
  server: Measured,
  scenario: Scenario,
  effort: Effort,
  barePort: number,
): Promise<Figures> {
  const figures = await measure(server, scenario, effort);
  const bare = await measureBare(server, scenario, effort, barePort);
  return { ...figures, ratio: figures.requestsPerSecond / bare.requestsPerSecond };
}

async function measureBare(server: Measured, scenario: Scenario, effort: Effort, port: number): Promise<Figures> {
  const { body } = await sendOnce(server.port, scenario.request(0));
  await mkdir(benchFolder, { recursive: true });
  const file = join(benchFolder, 'answer.json');
  await writeFile(file, body);
  const bare = await startBare(port, file);
  const measured = { port, cpu: () => ({ process: bare.cpu(), store: 0 }) };
  return measure(measured, scenario, effort).finally(() => bare.stop());
}

async function measureRound(server: Measured, scenario: Scenario, seconds: number): Promise<Round> {
  await untilIdle(server);
  const before = server.cpu();
  const load = await runLoad({ ...scenario, port: server.port, seconds, least: 100 });
  await untilIdle(server);
  const after = server.cpu();
  if (load.failures.size > 0) {
    const summary = [...load.failures].map(([status, count]) => `${count} × ${status}`).join(', ');
    throw new Error(`"${scenario.name}" received ${summary}.`);
  }
  const requests = load.latencies.length;
  const at = (share: number) => percentile(load.latencies, share);
  return {
    requestsPerSecond: requests / load.seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: {
      process: (after.process - before.process) / requests,
      store: (after.store - before.store) / requests,
    },
    bytes: load.bytes,
  };
}

/**
 * Interval between readings of processor time after the answers, in milliseconds, and the maximum number of readings.
 */
const idlePause = 200;
const mostPauses = 150;

/** Consecutive quiet readings that count as idle; on a busy machine a process may not be scheduled during one. */
const quietReadings = 3;

/**
 * Waits until the server and the database use almost no processor time. Notifications, jobs and mail run after a
 * response.
 */
async function untilIdle(server: Measured): Promise<void> {
  const sum = () => server.cpu().process + server.cpu().store;
  for (let round = 0, quiet = 0, before = sum(); round < mostPauses && quiet < quietReadings; round += 1) {
    await pause(idlePause);
    const now = sum();
    quiet = now - before <= idlePause / 10 ? quiet + 1 : 0;
    before = now;
  }
}

function medianOf(rounds: readonly Round[]): Round {
  const middle = (pick: (round: Round) => number) =>
    percentile(
      rounds.map(pick).sort((a, b) => a - b),
      0.5,
    );
  return {
    requestsPerSecond: middle((round) => round.requestsPerSecond),
    p50: middle((round) => round.p50),
    p95: middle((round) => round.p95),
    p99: middle((round) => round.p99),
    cpu: { process: middle(({ cpu }) => cpu.process), store: middle(({ cpu }) => cpu.store) },
    bytes: middle((round) => round.bytes),
  };
}
