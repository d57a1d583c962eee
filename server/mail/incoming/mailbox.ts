import type { ImapFlow } from 'imapflow';
import type { MailboxCheck } from '#api/mail/incoming/incoming-mail.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findMailboxPassword } from './mailbox-account.ts';

/** A problem of a connection to a mailbox, with the answer of the server. */
export class MailboxError extends Error {
  readonly problem: NonNullable<MailboxCheck['problem']>;
  constructor(problem: NonNullable<MailboxCheck['problem']>, detail = '') {
    super(detail);
    this.problem = problem;
  }
}

interface ImapError extends Error {
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly responseText?: string;
  readonly mailboxMissing?: boolean;
}

/** The maximum time to connect and for an answer, in milliseconds. */
const patience = 15_000;

const problems: readonly (readonly [RegExp, NonNullable<MailboxCheck['problem']>])[] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'unknown-host'],
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EConnectionClosed)$/, 'refused'],
  [/TIMEOUT|ETIMEDOUT/, 'timeout'],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/, 'certificate'],
  [/SSL|TLS|EPROTO|ParserError|InvalidResponse|ClosedAfterConnect/, 'protocol'],
];

function problemOf(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const { code = '', message, authenticationFailed, responseText } = error as ImapError;
  const detail = (responseText || message || '').slice(0, 300);
  if (authenticationFailed) return new MailboxError('sign-in', detail);
  return new MailboxError(problems.find(([pattern]) => pattern.test(code))?.[1] ?? 'other', detail);
}

/**
 * Calls a function with an open folder of the mailbox, and closes the connection afterwards.
 *
 * @throws {MailboxError} when the connection fails.
 */
export async function withMailbox<T>(forum: Forum, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const settings = await forum.settings.get();
  const { 'incomingMail.host': host, 'incomingMail.user': user, 'incomingMail.folder': folder } = settings;
  if (!host || !user) throw new MailboxError('incomplete');
  const pass = await findMailboxPassword(forum);
  if (pass === undefined) throw new MailboxError('password');
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port: settings['incomingMail.port'],
    secure: settings['incomingMail.tls'],
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 4 * patience,
  } as ConstructorParameters<typeof ImapFlow>[0]);
  // Each call reports its own failure; without a listener, a broken connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(folder).catch((error: ImapError) => {
      throw error.responseText || error.mailboxMissing
        ? new MailboxError('folder', error.responseText ?? error.message)
        : error;
    });
    return await work(client);
  } catch (error) {
    throw problemOf(error);
  } finally {
    client.close();
  }
}

/** Connects to the mailbox and returns what happened. Never rejects because of the mail server. */
export async function checkMailbox(forum: Forum): Promise<MailboxCheck> {
  try {
    return await withMailbox(forum, async ({ mailbox, secureConnection }) => ({
      problem: null,
      detail: '',
      count: mailbox ? mailbox.exists : 0,
      isEncrypted: secureConnection,
    }));
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    return { problem: error.problem, detail: error.message, count: null, isEncrypted: null };
  }
}
