import fs from 'node:fs/promises';
import path from 'node:path';

/** An e-mail that the forum wrote to its outbox folder. */
export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  /** The text with its original line breaks. */
  readonly text: string;
  /** The first URL in the text: the link that the recipient should open. */
  readonly link: string;
}

/** The time limit for a message in milliseconds. The forum responds first and writes the message afterwards. */
const mailLimit = 15_000;

/**
 * Waits for the newest message to a recipient whose subject contains the given text. Throws an error that lists the
 * existing messages when none arrives.
 */
export async function waitForMail(dataFolder: string, to: string, subject: string): Promise<OutboxMail> {
  const latest = Date.now() + mailLimit;
  while (Date.now() < latest) {
    const found = (await readOutbox(dataFolder)).findLast((mail) => mail.to === to && mail.subject.includes(subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const names = (await readOutbox(dataFolder)).map((mail) => `${mail.to}: ${mail.subject}`);
  throw new Error(`No message "${subject}" to ${to} in the outbox, only: ${names.join('; ') || 'nothing'}`);
}

/** Returns every message in the outbox, the oldest first. */
export async function readOutbox(dataFolder: string): Promise<OutboxMail[]> {
  const folder = path.join(dataFolder, 'outbox');
  const names = await fs.readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => readMail(await fs.readFile(path.join(folder, name), 'utf8'))));
}

function readMail(source: string): OutboxMail {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const text = decodeBody(source);
  return {
    to: headerOf(head, 'To').replace(/^.*<|>$/g, ''),
    subject: decodeWords(headerOf(head, 'Subject')),
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  };
}

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '';

// The plain text is the first part. nodemailer writes it unencoded, quoted-printable or as base64. A line "-- " in the
// text only separates it from the signature.
function decodeBody(source: string): string {
  const boundary = /boundary="([^"]+)"/i.exec(source)?.[1];
  const [, , rest = ''] = /Content-Type: text\/plain([\s\S]*?)\r?\n\r?\n([\s\S]*)/i.exec(source) ?? [];
  const [part = ''] = boundary ? rest.split(`\n--${boundary}`, 1) : [rest];
  const encoding = /Content-Type: text\/plain[\s\S]*?Content-Transfer-Encoding: (\S+)/i.exec(source)?.[1];
  if (encoding === 'base64') return Buffer.from(part, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(part) : part;
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(q|b)\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
