import { createRequire } from 'node:module';
import pino from 'pino';
import type { PinoPretty } from 'pino-pretty';
import type { Configuration } from './configuration.ts';
import { redactLine } from './log-redaction.ts';

/** The forum's logger, which Fastify accepts as `loggerInstance`. */
export type Log = pino.Logger;

/**
 * Creates the logger: one JSON object per line, or readable lines during development at a terminal. Passwords, tokens,
 * cookies and similar secrets are redacted before a line is written.
 */
export function createLog(
  { logLevel, environment }: Pick<Configuration, 'logLevel' | 'environment'>,
  destination: pino.DestinationStream = chooseDestination(environment),
): Log {
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, res: describeReply, err: describeError, error: describeError },
    hooks: { streamWrite: redactLine },
  };
  return pino(options, destination);
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
