import { createRequire } from 'node:module';
import pino from 'pino';
import type { PinoPretty } from 'pino-pretty';
import type { Configuration } from './configuration.ts';
import { FaultLog } from './fault-log.ts';
import { redactLine } from './log-redaction.ts';

/** The forum's logger, which Fastify accepts as `loggerInstance`. */
export type Log = pino.Logger;

const faultLogs = new WeakMap<Log, FaultLog>();

/** Returns the counts of the errors that a logger and its children have logged. */
export function faultLogOf(log: Log): FaultLog {
  const faults = faultLogs.get(log) ?? new FaultLog();
  faultLogs.set(log, faults);
  return faults;
}

/** The lowest level of an error. */
const errorLevel = 50;

interface ErrorFields {
  readonly err?: { readonly message?: string };
  readonly job?: unknown;
  readonly route?: unknown;
}

/** Counts a logged error by its text, the message of its error, and the call or the job. */
function noteFault(faults: FaultLog, [fields, text]: readonly unknown[]): void {
  const isText = typeof fields !== 'object' || fields === null;
  const { err, job, route }: ErrorFields = isText ? {} : fields;
  const place = job ?? route;
  faults.note(String((isText ? fields : text) ?? ''), {
    message: err?.message ?? '',
    place: place === undefined ? null : String(place),
  });
}

/**
 * Creates the logger: one JSON object per line, or readable lines during development at a terminal. Passwords, tokens,
 * cookies and similar secrets are redacted before a line is written. Errors are counted in its fault log.
 */
export function createLog(
  { logLevel, environment }: Pick<Configuration, 'logLevel' | 'environment'>,
  destination: pino.DestinationStream = chooseDestination(environment),
): Log {
  const faults = new FaultLog();
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, res: describeReply, err: describeError, error: describeError },
    hooks: {
      streamWrite: redactLine,
      logMethod(args, method, level) {
        if (level >= errorLevel) noteFault(faults, args);
        method.apply(this, args);
      },
    },
  };
  const log = pino(options, destination);
  faultLogs.set(log, faults);
  return log;
}

function chooseDestination(environment: Configuration['environment']): pino.DestinationStream {
  if (environment !== 'development' || !process.stdout.isTTY) return pino.destination({ sync: true });
  // Loaded on demand, so that production does not load it at startup.
  const pretty = createRequire(import.meta.url)('pino-pretty') as typeof PinoPretty;
  return pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss.l' });
}

interface Request {
  id?: unknown;
  method?: string;
  url?: string;
  ip?: string;
}

function describeRequest({ id, method, url, ip }: Request) {
  return { id, method, url, ip };
}

function describeReply({ statusCode }: { statusCode?: number }) {
  return { statusCode };
}

/**
 * Returns an error with its causes and stack. Omits the rows that PostgreSQL quotes in `detail` and `where`, and the
 * lost connection, which contains the text of every statement.
 */
function describeError(error: Error) {
  const { detail, where, parameters, client, ...described } = pino.stdSerializers.err(error) as unknown as Record<
    string,
    unknown
  >;
  return described;
}
