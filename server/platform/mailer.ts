import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Configuration } from '#server/platform/configuration.ts';
import type { Log } from '#server/platform/log.ts';

/** A message to one person, as plain text and HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends e-mail. Sending never fails the request that asked for it: failures are logged. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Where messages are written when there is no SMTP server; undefined when there is one. */
  readonly outboxFolder: string | undefined;
}

const fileNameOf = (mail: Mail): string =>
  `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.to.replace(/[^\w.@-]/g, '_')}.eml`;

/** The mailer of `SMTP_URL`; without one, every message becomes an `.eml` file in `DATA_DIR/outbox`. */
export function createMailer(configuration: Configuration, log: Log): Mailer {
  const outboxFolder = configuration.smtpUrl ? undefined : join(configuration.dataFolder, 'outbox');
  const transport = configuration.smtpUrl
    ? nodemailer.createTransport(configuration.smtpUrl)
    : nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    outboxFolder,
    async send(mail) {
      try {
        const sent = await transport.sendMail({ from: configuration.mailFrom, ...mail });
        if (!outboxFolder) return;
        await mkdir(outboxFolder, { recursive: true });
        await writeFile(join(outboxFolder, fileNameOf(mail)), (sent as unknown as { message: Buffer }).message);
      } catch (error) {
        log.error({ err: error, subject: mail.subject }, 'A message could not be sent.');
      }
    },
  };
}
