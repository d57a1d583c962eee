import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '#server/account/credential/password.ts';
import { backgroundDone } from '#server/account/own-data/background.ts';
import type { SettingKey } from '#server/administration/setting/settings.ts';
import type { Somebody, TestForum } from '#tests/support/server/test-forum.ts';

/** A message that the forum under test has sent. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  /** The message as it travels, with soft line breaks joined. */
  readonly source: string;
}

const headerOf = (source: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'm').exec(source)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '';

const decode = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Reads a subject with letters beyond ASCII, whose bytes travel as `=?UTF-8?Q?…?=`. */
const decodeSubject = (subject: string): string =>
  decode(
    subject
      .replace(/\?= =\?UTF-8\?Q\?/g, '')
      .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) => text.replaceAll('_', ' ')),
  );

/** All messages sent so far, oldest first, once the work in the background and the jobs are done. */
export async function sentMail({ forum }: TestForum): Promise<SentMail[]> {
  await backgroundDone(forum);
  await forum.jobs.settled();
  const folder = join(forum.configuration.dataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).sort();
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return sources.map((raw) => {
    return { to: headerOf(raw, 'To'), subject: decodeSubject(headerOf(raw, 'Subject')), source: decode(raw) };
  });
}

/** The last message to an address. */
export async function lastMailTo(forum: TestForum, address: string): Promise<SentMail | undefined> {
  return (await sentMail(forum)).findLast(({ to }) => to === address);
}

/** The first link in a message to a page of the forum, with its query. */
export function linkIn(mail: SentMail | undefined, page: string): URLSearchParams {
  const found = new RegExp(`${page}\\?([^\\s"<]+)`).exec(mail?.source ?? '');
  return new URLSearchParams(found?.[1] ?? '');
}

/** A password that the forum accepts. */
export const goodPassword = 'correct horse battery staple';

let machines = 0;

/** The address of a machine nobody has used yet, for tests that must not meet each other's rate limits. */
export const anotherMachine = (): string => `10.0.${Math.floor(++machines / 250)}.${machines % 250}`;

/** Sets one of the site's settings, as an administrator would. */
export async function setSetting({ forum }: TestForum, key: SettingKey, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await forum.db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
  await forum.settings.changed();
}

/** A member who can sign in with `goodPassword`. */
export async function aMemberWithPassword(testForum: TestForum, name: string): Promise<Somebody> {
  const somebody = await testForum.aMember({ name });
  const password_hash = await hashPassword(goodPassword);
  await testForum.forum.db
    .updateTable('member')
    .set({ password_hash })
    .where('user_id', '=', somebody.userID)
    .execute();
  return somebody;
}

type Answer = Awaited<ReturnType<TestForum['server']['inject']>>;

/** A browser: it keeps the cookies it is given, and is a machine of its own. */
export interface Browser {
  /** The address of its machine. */
  readonly machine: string;
  readonly cookies: Readonly<Record<string, string>>;
  send(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer>;
}

/** A browser nobody has used yet; `path` is relative to the API. */
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
