import { cpus, loadavg } from 'node:os';
import { aloneScenarios } from './alone.ts';
import { type BenchArguments, readArguments, usage } from './arguments.ts';
import { measureBrowser } from './browser.ts';
import { bulkMoveText, measureBulkMove } from './bulk-move.ts';
import { openBenchDatabase } from './databases.ts';
import { requestEveryRoute } from './every-call.ts';
import { type Figures, measure, measureAgainstBare } from './measure.ts';
import { measureMounts } from './mounts.ts';
import { explainQueries } from './plans.ts';
import type { BenchReport, ForumFigures } from './report.ts';
import { scenariosOf } from './scenarios.ts';
import { startForum } from './server-process.ts';
import { slowestStatements, statementSettings } from './statements.ts';
import { prepareSubject } from './subject.ts';
import { tableOf } from './table.ts';
import { writeReport } from './write-report.ts';

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

async function measureForum(
  kind: BenchArguments['databases'][number],
  discussions: number,
  requested: BenchArguments,
): Promise<ForumFigures> {
  const database = await openBenchDatabase({
    ...{ kind, discussions, isBusy: requested.isBusy, port: requested.port + 1 },
    settings: requested.withStatements ? statementSettings : [],
  });
  const subject = await prepareSubject(database);
  const plans = requested.withPlans && database.databaseUrl ? await explainQueries(database.databaseUrl, subject) : [];
  const server = await startForum(requested.port, database.environment);
  const measured = { port: server.port, cpu: () => ({ process: server.cpu(), store: database.cpu() }) };
  try {
    const atRest = server.memory();
    const figures: Figures[] = [];
    printLine(`\n${discussions} discussions, ${kind}`);
    const scenarios = [...aloneScenarios(subject), ...scenariosOf(subject)];
    for (const scenario of scenarios.filter(({ name }) => name.includes(requested.only))) {
      const one = scenario.isCompared
        ? await measureAgainstBare(measured, scenario, requested, requested.port + 2)
        : await measure(measured, scenario, requested);
      figures.push(one);
      printLine(tableOf([one]).split('\n').at(-1) as string);
    }
    const underLoad = server.memory();
    const everyCall = 'every call'.includes(requested.only) ? await requestEveryRoute(server.port, subject) : undefined;
    const statements =
      requested.withStatements && database.databaseUrl ? await slowestStatements(database.databaseUrl) : undefined;
    const bulkMove = 'bulk move'.includes(requested.only) ? await measureBulkMove(server.port, subject) : undefined;
    if (bulkMove) printLine(bulkMoveText(bulkMove));
    const isLast = kind === requested.databases.at(-1) && discussions === requested.sizes.at(-1);
    const browser = requested.withBrowser && isLast ? await measureBrowser(server.port, subject) : undefined;
    return {
      kind,
      discussions,
      figures,
      memory: { atRest, underLoad },
      plans,
      browser,
      bulkMove,
      everyCall,
      statements,
    };
  } finally {
    await server.stop();
    await database.close();
  }
}

async function run(requested: BenchArguments): Promise<void> {
  const before = loadavg();
  const forums: ForumFigures[] = [];
  for (const kind of requested.databases)
    for (const discussions of requested.sizes) forums.push(await measureForum(kind, discussions, requested));
  const mounts = requested.withBrowser ? await measureMounts() : undefined;
  const processor = cpus();
  const report: BenchReport = {
    date: new Date(),
    machine: `${processor[0]?.model.trim() ?? 'unknown processor'}, ${processor.length} cores`,
    load: [before[0] ?? 0, loadavg()[0] ?? 0],
    effort: requested,
    forums,
    mounts,
  };
  await writeReport(report, requested.isWritten);
}

if (process.argv.includes('--help')) printLine(usage);
else {
  try {
    await run(readArguments(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
