import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '#server/platform/configuration/configuration.ts';

/** A message to one person, as plain text and HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With its angle brackets; the same at each attempt. */
  readonly messageID: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What became of a message: sent; refused for good (the address itself, or this message); not taken for now; or
 * uncertain, since the connection broke after the whole message had been handed over and before the answer came.
 */
export type Delivery =
  | { readonly state: 'sent' }
  | { readonly state: 'refused'; readonly reason: string; readonly isAddress: boolean }
  | { readonly state: 'later'; readonly reason: string }
  | { readonly state: 'uncertain'; readonly reason: string };

/** Hands e-mail over to whoever brings it. */
export interface Mailer {
  /** Tries once; never throws. */
  deliver(mail: Mail): Promise<Delivery>;
  /** Where messages are written when there is no SMTP server; undefined when there is one. */
  readonly outboxFolder: string | undefined;
}

const limits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** The mailer of `SMTP_URL`; without one, every message becomes an `.eml` file in `DATA_DIR/outbox`. */
export function createMailer(configuration: Configuration): Mailer {
  const { smtpUrl, mailFrom: from } = configuration;
  return smtpUrl
    ? { outboxFolder: undefined, deliver: (mail) => deliverBySmtp(smtpUrl, from, mail) }
    : outboxMailer(join(configuration.dataFolder, 'outbox'), from);
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

async function deliverBySmtp(url: string, from: string, mail: Mail): Promise<Delivery> {
  let isHandedOver = false;
  const note = (entry: { tnx?: string }) => {
    if (entry.tnx === 'message') isHandedOver = true;
  };
  const ignore = () => {};
  const logger = {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info: note,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ url, ...limits, logger } as object);
  try {
    const { messageID: messageId, ...rest } = mail;
    await transport.sendMail({ from, messageId, ...rest });
    return { state: 'sent' };
  } catch (error) {
    return readFailure(error as SmtpError, isHandedOver);
  } finally {
    transport.close();
  }
}

function readFailure({ message, code, responseCode, command = '' }: SmtpError, isHandedOver: boolean): Delivery {
  const reason = message.slice(0, 500);
  // A wrong password of the forum's own is no fault of the message; it waits until that is put right.
  if (responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH')
    return { state: 'refused', reason, isAddress: /^RCPT/i.test(command) };
  if (responseCode === undefined && isHandedOver) return { state: 'uncertain', reason };
  return { state: 'later', reason };
}

const fileNameOf = ({ to, messageID }: Mail, date: Date): string =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${to.replace(/[^\w.@-]/g, '_')}-${messageID.replace(/@.*|\W/g, '')}.eml`;

function outboxMailer(outboxFolder: string, from: string): Mailer {
  return {
    outboxFolder,
    async deliver(mail) {
      try {
        const { default: nodemailer } = await import('nodemailer');
        const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
        const { messageID: messageId, ...rest } = mail;
        const { message } = (await transport.sendMail({ from, messageId, ...rest })) as unknown as { message: Buffer };
        await mkdir(outboxFolder, { recursive: true });
        const file = join(outboxFolder, fileNameOf(mail, new Date()));
        // Whoever looks into the folder finds whole messages only.
        await writeFile(`${file}.new`, message);
        await rename(`${file}.new`, file);
        return { state: 'sent' };
      } catch (error) {
        return { state: 'later', reason: (error as Error).message };
      }
    },
  };
}
