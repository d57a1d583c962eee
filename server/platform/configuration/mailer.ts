import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '#server/platform/configuration/configuration.ts';

/** A message to one person, as plain text and HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The `Message-ID`, including angle brackets. It is the same at each attempt. */
  readonly messageID: string;
  /** The address for replies, if it is not the sender's. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The result of a delivery: sent; permanently refused (the address itself, or this message); temporarily not accepted;
 * or uncertain, since the connection broke after the whole message was transmitted and before the response arrived.
 */
export type Delivery =
  | { readonly state: 'sent' }
  | { readonly state: 'refused'; readonly reason: string; readonly isAddress: boolean }
  | { readonly state: 'later'; readonly reason: string }
  | { readonly state: 'uncertain'; readonly reason: string };

/** Delivers e-mail. */
export interface Mailer {
  /** Attempts delivery once. Never rejects. */
  deliver(mail: Mail): Promise<Delivery>;
  /** The folder to which messages are written when there is no SMTP server. Undefined when there is one. */
  readonly outboxFolder: string | undefined;
}

const limits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Creates the mailer for `SMTP_URL`. Without it, every message is written as an `.eml` file to `DATA_DIR/outbox`. */
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
  // Failed authentication is an error of the configuration, not of the message. The message is retried until the
  // configuration is corrected.
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
        // Ensures that the folder only ever contains complete messages.
        await writeFile(`${file}.new`, message);
        await rename(`${file}.new`, file);
        return { state: 'sent' };
      } catch (error) {
        return { state: 'later', reason: (error as Error).message };
      }
    },
  };
}
