import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '#server/account/credential/password.ts';
import { waitForBackgroundWork } from '#server/account/own-data/background.ts';
import type { SettingKey } from '#server/administration/setting/settings.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';

/** An e-mail that the forum under test has sent. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  /** The raw message, with soft line breaks joined. */
  readonly source: string;
}

const headerOf = (source: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'm').exec(source)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '';

const decode = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Decodes a subject with characters beyond ASCII, whose bytes are encoded as `=?UTF-8?Q?…?=`. */
const decodeSubject = (subject: string): string =>
  decode(
    subject
      .replace(/\?= =\?UTF-8\?Q\?/g, '')
      .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) => text.replaceAll('_', ' ')),
  );

/** Returns all e-mails sent so far, oldest first, after the background work and the jobs have finished. */
export async function sentMail({ forum }: TestForum): Promise<SentMail[]> {
  await waitForBackgroundWork(forum);
  await forum.jobs.settled();
  const folder = join(forum.configuration.dataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).sort();
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return sources.map((raw) => {
    return { to: headerOf(raw, 'To'), subject: decodeSubject(headerOf(raw, 'Subject')), source: decode(raw) };
  });
}

/** Returns the last e-mail to an address. */
export async function lastMailTo(forum: TestForum, address: string): Promise<SentMail | undefined> {
  return (await sentMail(forum)).findLast(({ to }) => to === address);
}

/** Returns the query of the first link in an e-mail to a page of the forum. */
export function linkIn(mail: SentMail | undefined, page: string): URLSearchParams {
  const found = new RegExp(`${page}\\?([^\\s"<]+)`).exec(mail?.source ?? '');
  return new URLSearchParams(found?.[1] ?? '');
}

/** A password that the forum accepts. */
export const goodPassword = 'correct horse battery staple';

let machines = 0;

/** Returns an unused client address, for tests that must not share rate limits. */
export const anotherMachine = (): string => `10.0.${Math.floor(++machines / 250)}.${machines % 250}`;

/** Changes a setting of the site, as an administrator would. */
export async function setSetting({ forum }: TestForum, key: SettingKey, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await forum.db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
  await forum.settings.changed();
}

/** Creates a member who can sign in with `goodPassword`. */
export async function aMemberWithPassword(testForum: TestForum, name: string): Promise<TestUser> {
  const user = await testForum.aMember({ name });
  const password_hash = await hashPassword(goodPassword);
  await testForum.forum.db.updateTable('member').set({ password_hash }).where('user_id', '=', user.userID).execute();
  return user;
}

type Answer = Awaited<ReturnType<TestForum['server']['inject']>>;

/** A browser, which stores cookies and has its own client address. */
export interface Browser {
  /** The client address. */
  readonly machine: string;
  readonly cookies: Readonly<Record<string, string>>;
  send(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer>;
}

/** Creates an unused browser. `path` is relative to the API. */
export function aBrowser({ server }: TestForum, { userAgent = 'test' } = {}): Browser {
  const cookies: Record<string, string> = {};
  const remoteAddress = anotherMachine();
  return {
    machine: remoteAddress,
    cookies,
    async send(method, path, payload) {
      const answer = await server.inject({
        method,
        url: path.startsWith('/entry') ? path : `/api/v2${path}`,
        headers: { 'x-requested-with': 'folkmoot', 'user-agent': userAgent },
        cookies,
        remoteAddress,
        ...(payload && { payload }),
      });
      for (const { name, value } of answer.cookies) {
        if (value) cookies[name] = value;
        else delete cookies[name];
      }
      return answer;
    },
  };
}
