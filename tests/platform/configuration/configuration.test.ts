import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  ConfigurationError,
  configurationVariables,
  readConfiguration,
} from '#server/platform/configuration/configuration.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'folkmoot-configuration-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('without settings the forum runs on localhost with the embedded database', () => {
  expect(readConfiguration({}, folder)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:8080',
    dataFolder: path.join(folder, 'data'),
    backupFolder: path.join(folder, 'data', 'backups'),
    importFolder: undefined,
    databaseUrl: undefined,
    databaseWait: Number.POSITIVE_INFINITY,
    minFreeSpace: 200 * 1_048_576,
    smtpUrl: undefined,
    isSenderSet: false,
    mailFrom: 'Folkmoot <no-reply@127.0.0.1>',
    logLevel: 'info',
    environment: 'production',
    secretKeys: [],
    webhookEndpoints: [],
    trustProxy: false,
  });
});

test('every setting is read from the environment', () => {
  const env = {
    PORT: '80',
    HOST: '::1',
    SITE_URL: 'https://forum.example.org/',
    DATA_DIR: '/srv/forum',
    DATABASE_URL: 'postgresql://forum:pass@db.example.org/forum?pool_max=20',
    DATABASE_WAIT: '90',
    MIN_FREE_SPACE: '1000',
    SMTP_URL: 'smtps://forum:pass@mail.example.org',
    MAIL_FROM: 'Our forum <forum@example.org>',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'development',
    BOT_PROTECTION_SECRET: 'hush',
    BOT_PROTECTION_VERIFY_URL: 'https://verify.example.org/siteverify',
    SECRET_KEY: `${'n'.repeat(32)},${'o'.repeat(32)}`,
    WEBHOOK_ENDPOINTS: '10.0.0.5, [FD00::5]:9000',
    TRUST_PROXY: '2',
  };
  expect(readConfiguration(env, folder)).toEqual({
    port: 80,
    host: '::1',
    siteUrl: 'https://forum.example.org',
    dataFolder: '/srv/forum',
    backupFolder: '/srv/forum/backups',
    importFolder: undefined,
    databaseUrl: env.DATABASE_URL,
    databaseWait: 90,
    minFreeSpace: 1_048_576_000,
    smtpUrl: env.SMTP_URL,
    isSenderSet: true,
    mailFrom: env.MAIL_FROM,
    logLevel: 'debug',
    environment: 'development',
    botProtection: { secret: 'hush', verifyUrl: 'https://verify.example.org/siteverify' },
    secretKeys: ['n'.repeat(32), 'o'.repeat(32)],
    webhookEndpoints: ['10.0.0.5', '[fd00::5]:9000'],
    trustProxy: 2,
  });
});

test('the .env file supplies settings that the environment lacks', () => {
  const own = fs.mkdtempSync(path.join(folder, 'env-'));
  fs.writeFileSync(path.join(own, '.env'), 'PORT=9000\nHOST="0.0.0.0" # every network\nLOG_LEVEL=\n');
  expect(readConfiguration({ PORT: '9001', HOST: '' }, own)).toMatchObject({
    port: 9001,
    host: '0.0.0.0',
    siteUrl: 'http://0.0.0.0:9001',
    logLevel: 'info',
  });
});

test('a configuration is immutable once it is read', () => {
  expect(Object.isFrozen(readConfiguration({}, folder))).toBe(true);
});

const wrong = [
  ['PORT', '80a', 'PORT must be a number between 1 and 65535, but is "80a". Set it in the environment or in .env.'],
  ['PORT', '0', 'PORT must be a number between 1 and 65535, but is "0".'],
  ['PORT', '65536', 'PORT must be a number between 1 and 65535'],
  ['HOST', 'http://here', 'HOST must be a host name or an IP address, but is "http://here".'],
  ['SITE_URL', 'forum.example.org', 'SITE_URL must be an address without a path, like https://forum.example.org'],
  ['SITE_URL', 'https://example.org/forum', 'SITE_URL must be an address without a path'],
  ['SITE_URL', 'ftp://example.org', 'SITE_URL must be an address without a path'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/forum', 'DATABASE_URL must be an address like postgresql://'],
  ['DATABASE_URL', 'postgres://db/forum?pool_max=0', 'DATABASE_URL must be'],
  ['DATABASE_WAIT', 'forever', 'DATABASE_WAIT must be a number of seconds, or unlimited'],
  ['MIN_FREE_SPACE', '1 GB', 'MIN_FREE_SPACE must be a number of megabytes'],
  ['SMTP_URL', 'mail.example.org:hunter2', 'SMTP_URL must be an address like smtp://'],
  ['MAIL_FROM', 'forum', 'MAIL_FROM must be a mail address'],
  ['MAIL_FROM', 'Forum <a@b.org>\r\nBcc: <c@d.org>', 'MAIL_FROM must be a mail address'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test, but is "prod".'],
  ['WEBHOOK_ENDPOINTS', 'chat.local', 'WEBHOOK_ENDPOINTS must be IP addresses, with or without a port'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be off, on, a number of proxies, or IP addresses separated by commas'],
] as const;

test.each(wrong)('%s=%s stops the start with a one-line error', (name, value, message) => {
  const error = catchError(() => readConfiguration({ [name]: value }, folder));
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error.message).toContain(message);
  expect(error.message).not.toContain('\n');
  expect(error.message).not.toContain('hunter2');
});

test('every wrong value is named, one per line', () => {
  const { message } = catchError(() => readConfiguration({ PORT: 'x', LOG_LEVEL: 'y' }, folder));
  expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL']);
});

test.each([
  ['on', true],
  ['off', false],
  ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
])('TRUST_PROXY=%s is read', (value, expected) => {
  expect(readConfiguration({ TRUST_PROXY: value }, folder).trustProxy).toBe(expected);
});

test('the documentation lists each variable with its default and purpose, and no others', () => {
  const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(
    configurationVariables.map((one) => `| \`${one.name}\` | ${one.default} | ${one.description} | ${one.expects} |`),
  );
});

function catchError(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
