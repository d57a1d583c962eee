import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchFolder } from './databases.ts';
import { askOnce, percentile, putLoad } from './load-client.ts';
import type { Scenario } from './scenarios.ts';
import { type ServerProcess, startBare } from './server-process.ts';

/** The figures of one scenario: each the median of its rounds. */
export interface Figures {
  readonly name: string;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time of the forum's process for one request, in milliseconds; PostgreSQL's own is not in it. */
  readonly cpu: number;
  /** Bytes of an answer. */
  readonly bytes: number;
  /** Requests per second as a share of the bare server's with the same bytes. */
  readonly ratio?: number;
}

/** How long and how often is measured. */
export interface Effort {
  readonly seconds: number;
  readonly rounds: number;
}

/** Answers after which the engine has compiled what is used often. */
const warmUp = 1_500;

type Round = Omit<Figures, 'name' | 'ratio'>;

/** Measures one scenario on a running forum, after a short load that warms it up. */
export async function measure(server: ServerProcess, scenario: Scenario, effort: Effort): Promise<Figures> {
  await putLoad({ ...scenario, port: server.port, seconds: Math.min(2, effort.seconds), least: warmUp });
  const rounds: Round[] = [];
  for (let round = 0; round < effort.rounds; round += 1)
    rounds.push(await measureRound(server, scenario, effort.seconds));
  return { name: scenario.name, ...medianOf(rounds) };
}

/** The same with the bare server's figures for the same bytes beside it. */
export async function measureBeside(
  server: ServerProcess,
  scenario: Scenario,
  effort: Effort,
  barePort: number,
): Promise<Figures> {
  const figures = await measure(server, scenario, effort);
  const bare = await measureBare(server, scenario, effort, barePort);
  return { ...figures, ratio: figures.requestsPerSecond / bare.requestsPerSecond };
}

async function measureBare(server: ServerProcess, scenario: Scenario, effort: Effort, port: number): Promise<Figures> {
  const { body } = await askOnce(server.port, scenario.request(0));
  await mkdir(benchFolder, { recursive: true });
  const file = join(benchFolder, 'answer.json');
  await writeFile(file, body);
  const bare = await startBare(port, file);
  return measure(bare, scenario, effort).finally(() => bare.stop());
}

async function measureRound(server: ServerProcess, scenario: Scenario, seconds: number): Promise<Round> {
  const before = server.cpu();
  const load = await putLoad({ ...scenario, port: server.port, seconds, least: 100 });
  const cpu = server.cpu() - before;
  if (load.failures.size > 0) {
    const told = [...load.failures].map(([status, count]) => `${count} × ${status}`).join(', ');
    throw new Error(`"${scenario.name}" was answered with ${told}.`);
  }
  const requests = load.latencies.length;
  const at = (share: number) => percentile(load.latencies, share);
  return {
    requestsPerSecond: requests / load.seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: cpu / requests,
    bytes: load.bytes,
  };
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
    cpu: middle((round) => round.cpu),
    bytes: middle((round) => round.bytes),
  };
}
