import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readWith, webAddress } from './configuration-check.ts';

/**
 * An invalid environment variable that prevents the forum from starting. The message is one line for the administrator.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The parsed and validated configuration. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** The public URL of the forum, without a trailing slash. */
  readonly siteUrl: string;
  /** An absolute path. */
  readonly dataFolder: string;
  /** The folder of backups. An absolute path. */
  readonly backupFolder: string;
  /** The folder with dumps of other communities. An absolute path, or undefined. */
  readonly importFolder: string | undefined;
  /** The URL of the PostgreSQL server. Undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The number of seconds for which startup waits for the PostgreSQL server. `Infinity` waits without a limit. */
  readonly databaseWait: number;
  /** The free space of the data folder's disk below which uploads are rejected, in bytes. */
  readonly minFreeSpace: number;
  /** The URL of the mail server. Undefined when mail is written to the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whether `MAIL_FROM` sets the sender. */
  readonly isSenderSet: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly environment: (typeof environments)[number];
  /** The bearer token required to read `/metrics`. Undefined when only programs on this machine may read it. */
  readonly metricsToken: string | undefined;
  /** The keys that encrypt secrets in the database, newest first. Empty when the key in the data folder is used. */
  readonly secretKeys: readonly string[];
  /** The CAPTCHA check of new members. Undefined when registration requires no check. */
  readonly botProtection: { readonly secret: string; readonly verifyUrl: string } | undefined;
  /** The bearer token for the issue tracker. Undefined when none is needed. */
  readonly issueTrackerToken: string | undefined;
  /** The endpoints that webhooks may reach although they are not public: an address, or `address:port`. */
  readonly webhookEndpoints: readonly string[];
  /** The value of Fastify's `trustProxy`: the proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustProxy: boolean | number | string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const environments = ['production', 'development', 'test'] as const;

/** An environment variable: its name, default, description, expected value, and the schema that parses it. */
interface ConfigurationVariable {
  name: string;
  /** The default as text for the documentation. */
  default: string;
  description: string;
  /** The text that completes "must be …". */
  expects: string;
  check: z.ZodType;
  /** Whether the value may contain a secret. It is then never repeated in an error message. */
  isSecret?: true;
}

/** All environment variables that the forum reads. A test checks that docs/configuration.md matches this table. */
export const configurationVariables = [
  {
    name: 'PORT',
    default: '8080',
    description: 'The port on which the forum listens.',
    expects: 'a number between 1 and 65535',
    check: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(65_535)),
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    description: 'The network address on which it listens; `0.0.0.0` means all networks of the machine.',
    expects: 'a host name or an IP address',
    check: z.string().regex(/^[\w.:%-]+$/),
  },
  {
    name: 'SITE_URL',
    default: 'http://HOST:PORT',
    description: 'The public address of the forum, used in links, feeds and mail.',
    expects: 'an address without a path, like https://forum.example.org',
    check: readWith(webAddress),
  },
  {
    name: 'DATA_DIR',
    default: './data',
    description: 'The folder of the embedded database and of uploads; one forum at a time may use it.',
    expects: 'a folder',
    check: z.string(),
  },
  {
    name: 'BACKUP_DIR',
    default: 'DATA_DIR/backups',
    description:
      'The folder of backups. A folder on another disk protects against the loss of this one. Several processes of one forum need the same folder.',
    expects: 'a folder',
    check: z.string(),
  },
  {
    name: 'IMPORT_DIR',
    default: 'none: dumps are uploaded',
    description: 'A folder with one folder for each dump that administrators may import. The forum only reads it.',
    expects: 'a folder',
    check: z.string().min(1),
  },
  {
    name: 'DATABASE_URL',
    default: 'none: the embedded database',
    description:
      'A PostgreSQL server (15 or newer) for the data. `?pool_max=20` sets the number of pooled connections (10 by default).',
    expects: 'an address like postgresql://user:password@host:5432/name, with pool_max, if given, from 1 to 1000',
    check: z.string().refine(isPostgresAddress),
    isSecret: true,
  },
  {
    name: 'DATABASE_WAIT',
    default: 'unlimited',
    description:
      'How many seconds the start waits for a PostgreSQL server that cannot be reached. It logs a line each second.',
    expects: 'a number of seconds, or unlimited',
    check: z
      .string()
      .regex(/^(\d{1,6}|unlimited)$/)
      .transform((value) => (value === 'unlimited' ? Number.POSITIVE_INFINITY : Number(value))),
  },
  {
    name: 'MIN_FREE_SPACE',
    default: '200',
    description:
      'Free megabytes on the disk of DATA_DIR below which uploads are rejected and the log and `/readyz` warn. Below a tenth of it, the forum is not ready.',
    expects: 'a number of megabytes',
    check: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform((value) => Number(value) * 1_048_576),
  },
  {
    name: 'SMTP_URL',
    default: 'none: the mail server of the dashboard, otherwise mail is stored in DATA_DIR/outbox',
    description: 'The mail server that sends the forum’s mail.',
    expects: 'an address like smtp://user:password@mail.example.org:587',
    check: z.string().refine((value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.host),
    isSecret: true,
  },
  {
    name: 'MAIL_FROM',
    default: 'Folkmoot <no-reply@the host of SITE_URL>',
    description: 'The sender of the forum’s mail. It takes precedence over the dashboard.',
    expects: 'a mail address, like Our forum <forum@example.org>',
    check: z.string().regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    description: 'The lowest level that is logged.',
    expects: `one of ${logLevels.join(', ')}`,
    check: z.enum(logLevels),
  },
  {
    name: 'NODE_ENV',
    default: 'production',
    description: 'The mode: for a site, for development, or for tests.',
    expects: `one of ${environments.join(', ')}`,
    check: z.enum(environments),
  },
  {
    name: 'METRICS_TOKEN',
    default: 'none: only programs on the same machine',
    description: 'The bearer token for `/metrics`.',
    expects: 'at least 16 characters without spaces',
    check: z.string().regex(/^\S{16,200}$/),
    isSecret: true,
  },
  {
    name: 'SECRET_KEY',
    default: 'none: DATA_DIR/secret.key, created on first use',
    description:
      'Encrypts the secrets of authenticator apps and sign-in services in the database. All processes need the same key. To rotate it, set the new key, a comma and the old key.',
    expects: 'at least 32 characters without spaces; several keys separated by commas',
    check: z
      .string()
      .regex(/^[^\s,]{32,500}(,[^\s,]{32,500})*$/)
      .transform((keys) => keys.split(',')),
    isSecret: true,
  },
  {
    name: 'BOT_PROTECTION_SECRET',
    default: 'none: registration has no check',
    description:
      'The secret for the setting `botProtection.siteKey`. With both, registration requires the check of that provider (Turnstile, hCaptcha, reCAPTCHA).',
    expects: 'characters without spaces',
    check: z.string().regex(/^\S{1,500}$/),
    isSecret: true,
  },
  {
    name: 'BOT_PROTECTION_VERIFY_URL',
    default: 'https://www.google.com/recaptcha/api/siteverify',
    description: 'The address where the forum verifies the result of the check with the provider.',
    expects: 'an address that begins with http or https',
    check: z.url({ protocol: /^https?$/ }),
  },
  {
    name: 'ISSUE_TRACKER_TOKEN',
    default: 'none',
    description: 'The bearer token for requests to the setting `issueTracker.url`.',
    expects: 'characters without spaces',
    check: z.string().regex(/^\S{1,500}$/),
    isSecret: true,
  },
  {
    name: 'WEBHOOK_ENDPOINTS',
    default: 'none',
    description:
      'Endpoints of the own network to which webhooks may be sent: IP addresses, with or without a port, such as `10.0.0.5:9000` or `[fd00::5]`, separated by commas. Other webhooks reach only public addresses and the ports 80 and 443.',
    expects: 'IP addresses, with or without a port, separated by commas',
    check: readWith(endpoints),
  },
  {
    name: 'TRUST_PROXY',
    default: 'off',
    description:
      'Whether the forum trusts `X-Forwarded-For`: `off`, `on` (always), the number of proxies in front of the forum, or their addresses.',
    expects: 'off, on, a number of proxies, or IP addresses separated by commas',
    check: readWith(proxyTrust),
  },
] as const satisfies readonly ConfigurationVariable[];

/**
 * Reads the configuration from the environment. Variables that are not set there are read from the file `.env` in the
 * folder. Empty values count as not set.
 *
 * @throws {ConfigurationError} with one line for each invalid value.
 */
export function readConfiguration(env: NodeJS.ProcessEnv = process.env, folder = process.cwd()): Configuration {
  const values = { ...readFile(path.join(folder, '.env')), ...withoutEmpty(env) };
  const problems = configurationVariables.flatMap((variable) => findProblem(variable, values[variable.name]));
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return Object.freeze(readValues(values, folder));
}

type Values = Record<string, string | undefined>;

function readValues(values: Values, folder: string): Configuration {
  const port = read<number>(values, 'PORT') ?? 8_080;
  const host = read<string>(values, 'HOST') ?? '127.0.0.1';
  const dataFolder = path.resolve(folder, read<string>(values, 'DATA_DIR') ?? 'data');
  const siteUrl = read<string>(values, 'SITE_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    port,
    host,
    siteUrl,
    dataFolder,
    backupFolder: path.resolve(folder, read<string>(values, 'BACKUP_DIR') ?? path.join(dataFolder, 'backups')),
    importFolder: readFolder(values, folder),
    databaseUrl: read(values, 'DATABASE_URL'),
    databaseWait: read(values, 'DATABASE_WAIT') ?? Number.POSITIVE_INFINITY,
    minFreeSpace: read(values, 'MIN_FREE_SPACE') ?? 200 * 1_048_576,
    smtpUrl: read(values, 'SMTP_URL'),
    isSenderSet: read(values, 'MAIL_FROM') !== undefined,
    mailFrom: read(values, 'MAIL_FROM') ?? `Folkmoot <no-reply@${new URL(siteUrl).hostname}>`,
    logLevel: read(values, 'LOG_LEVEL') ?? 'info',
    environment: read(values, 'NODE_ENV') ?? 'production',
    metricsToken: read(values, 'METRICS_TOKEN'),
    secretKeys: read(values, 'SECRET_KEY') ?? [],
    botProtection: readProtection(values),
    issueTrackerToken: read(values, 'ISSUE_TRACKER_TOKEN'),
    webhookEndpoints: read(values, 'WEBHOOK_ENDPOINTS') ?? [],
    trustProxy: read(values, 'TRUST_PROXY') ?? false,
  };
}

function readFolder(values: Values, folder: string): string | undefined {
  const name = read<string>(values, 'IMPORT_DIR');
  return name === undefined ? undefined : path.resolve(folder, name);
}

function readProtection(values: Values): Configuration['botProtection'] {
  const secret = read<string>(values, 'BOT_PROTECTION_SECRET');
  const verifyUrl =
    read<string>(values, 'BOT_PROTECTION_VERIFY_URL') ?? 'https://www.google.com/recaptcha/api/siteverify';
  return secret === undefined ? undefined : { secret, verifyUrl };
}

function read<T>(values: Values, name: (typeof configurationVariables)[number]['name']): T | undefined {
  const variable = configurationVariables.find((one) => one.name === name);
  return values[name] === undefined ? undefined : (variable?.check.parse(values[name]) as T);
}

function findProblem(variable: ConfigurationVariable, value: string | undefined): string[] {
  if (value === undefined || variable.check.safeParse(value).success) return [];
  const found = variable.isSecret ? 'something else' : JSON.stringify(value);
  return [`${variable.name} must be ${variable.expects}, but is ${found}. Set it in the environment or in .env.`];
}

function readFile(file: string): Values {
  if (!fs.existsSync(file)) return {};
  return withoutEmpty(parseEnv(fs.readFileSync(file, 'utf8')));
}

function withoutEmpty(values: NodeJS.Dict<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));
}

function isPostgresAddress(value: string): boolean {
  const url = URL.parse(value);
  const size = url?.searchParams.get('pool_max') ?? '10';
  return /^postgres(ql)?:$/.test(url?.protocol ?? '') && /^[1-9]\d{0,2}$|^1000$/.test(size);
}

function proxyTrust(value: string): boolean | number | string | undefined {
  if (value === 'on' || value === 'off') return value === 'on';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  return value.split(',').every((one) => /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(one.trim()))
    ? value
    : undefined;
}

function endpoints(value: string): readonly string[] | undefined {
  const given = value.split(',').map((one) => one.trim().toLowerCase());
  return given.every((one) => /^([\d.]+|\[[\da-f:.]+\])(:\d{1,5})?$/.test(one)) ? given : undefined;
}
