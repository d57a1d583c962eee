import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryProblem } from '#api/mail/outgoing/mail-problem.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { readMailProblem, type SmtpError } from './mail-problem.ts';

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
  /** The address to which failures are reported, if it is not the sender's. */
  readonly returnPath?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The result of a delivery: sent; permanently refused (the address itself, or this message); temporarily not accepted;
 * or uncertain, since the connection broke after the whole message was transmitted and before the response arrived.
 */
export type Delivery =
  | { readonly state: 'sent' }
  | { readonly state: 'refused' | 'later'; readonly reason: string; readonly problem: DeliveryProblem }
  | { readonly state: 'uncertain'; readonly reason: string; readonly problem: 'uncertain' };

/** A mail server that administrators set in the dashboard. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the start, with STARTTLS, or with STARTTLS if the server offers it. */
  readonly encryption: 'tls' | 'starttls' | 'optional';
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** What replaces the configuration of the process at a delivery. */
export interface DeliveryOptions {
  readonly server?: SmtpServer | undefined;
  /** The sender, such as `Our forum <forum@example.org>`. */
  readonly from?: string | undefined;
  /** The maximum time to connect, in milliseconds. */
  readonly patience?: number;
}

/** Delivers e-mail. */
export interface Mailer {
  /** Attempts delivery once. Never rejects. */
  deliver(mail: Mail, options?: DeliveryOptions): Promise<Delivery>;
  /** The folder to which messages are written without a mail server. Undefined when `SMTP_URL` names one. */
  readonly outboxFolder: string | undefined;
}

const limits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Creates the mailer for `SMTP_URL`. Without it, every message is written as an `.eml` file to `DATA_DIR/outbox`. */
export function createMailer(configuration: Configuration): Mailer {
  const { smtpUrl, mailFrom } = configuration;
  const outboxFolder = smtpUrl ? undefined : join(configuration.dataFolder, 'outbox');
  return {
    outboxFolder,
    deliver(mail, { server, from = mailFrom, patience } = {}) {
      const times =
        patience === undefined ? limits : { ...limits, connectionTimeout: patience, greetingTimeout: patience };
      if (server) return deliverBySmtp({ ...transportOf(server), ...times }, from, mail);
      return outboxFolder === undefined
        ? deliverBySmtp({ url: smtpUrl, ...times }, from, mail)
        : writeToOutbox(outboxFolder, from, mail);
    },
  };
}

const transportOf = ({ host, port, encryption, auth }: SmtpServer): object => ({
  host,
  port,
  secure: encryption === 'tls',
  requireTLS: encryption === 'starttls',
  ...(auth && { auth }),
});

const envelopeOf = (from: string, { messageID: messageId, returnPath, ...mail }: Mail) => ({
  from,
  messageId,
  ...mail,
  ...(returnPath && { envelope: { from: returnPath, to: mail.to } }),
});

async function deliverBySmtp(transportOptions: object, from: string, mail: Mail): Promise<Delivery> {
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
  const transport = nodemailer.createTransport({ ...transportOptions, logger } as object);
  try {
    await transport.sendMail(envelopeOf(from, mail));
    return { state: 'sent' };
  } catch (error) {
    return readFailure(error as SmtpError, isHandedOver);
  } finally {
    transport.close();
  }
}

/** Problems of the configuration, not of the message. The message is retried until the configuration is corrected. */
const ofConfiguration: readonly DeliveryProblem[] = ['sign-in', 'sign-in-needed', 'sender'];

function readFailure(error: SmtpError, isHandedOver: boolean): Delivery {
  const { responseCode } = error;
  const reason = error.message.slice(0, 500);
  const problem = readMailProblem(error);
  if (responseCode === undefined && isHandedOver) return { state: 'uncertain', reason, problem: 'uncertain' };
  const isPermanent = responseCode !== undefined && responseCode >= 500 && !ofConfiguration.includes(problem);
  return { state: isPermanent ? 'refused' : 'later', reason, problem };
}

const fileNameOf = ({ to, messageID }: Mail, date: Date): string =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${to.replace(/[^\w.@-]/g, '_')}-${messageID.replace(/@.*|\W/g, '')}.eml`;

async function writeToOutbox(outboxFolder: string, from: string, mail: Mail): Promise<Delivery> {
  try {
    const { default: nodemailer } = await import('nodemailer');
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
    const { message } = (await transport.sendMail(envelopeOf(from, mail))) as unknown as { message: Buffer };
    await mkdir(outboxFolder, { recursive: true });
    const file = join(outboxFolder, fileNameOf(mail, new Date()));
    // Ensures that the folder only ever contains complete messages.
    await writeFile(`${file}.new`, message);
    await rename(`${file}.new`, file);
    return { state: 'sent' };
  } catch (error) {
    return { state: 'later', reason: (error as Error).message, problem: 'storage' };
  }
}
