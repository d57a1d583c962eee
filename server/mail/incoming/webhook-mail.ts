import type { FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';
import { largestMail } from './mailbox-poll.job.ts';

/** A mail as a webhook receives it. */
export interface WebhookMail {
  readonly source: Buffer;
  /** The addresses to which the provider received it. */
  readonly recipients: readonly string[];
}

interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[];
}

/** The fields with the complete mail, by provider: Mailgun, SendGrid, Postmark, and others. */
const completeMail = ['body-mime', 'email', 'rawemail', 'raw', 'mime', 'message'];

/** The maximum number of files and fields of a form. */
const mostParts = 100;

async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) return { fields: fieldsOf(request.body), files: [] };
  const fields = new Map<string, string>();
  const files: Form['files'][number][] = [];
  const limits = { fileSize: largestMail, files: mostParts, fields: mostParts, fieldSize: largestMail };
  for await (const part of request.parts({ limits })) {
    const name = part.fieldname.toLowerCase();
    if (part.type === 'field') fields.set(name, String(part.value ?? ''));
    else if (completeMail.includes(name) && !part.filename)
      fields.set(name, (await part.toBuffer()).toString('latin1'));
    else files.push({ name: part.filename ?? 'file', type: part.mimetype, content: await part.toBuffer() });
  }
  return { fields, files };
}

const fieldsOf = (body: unknown): Map<string, string> =>
  new Map(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : JSON.stringify(value ?? ''),
    ]),
  );

const addressesIn = (text: string): string[] => text.match(/[^\s<>,;:"'{}[\]()\\]+@[^\s<>,;:"'{}[\]()\\]+/g) ?? [];

/** Returns the headers of a form: a text as SendGrid sends it, or a JSON list of pairs as Mailgun does. */
function headersOf(text: string): { key: string; value: string }[] {
  if (!text.trimStart().startsWith('['))
    return text
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, key, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
        return key && value !== undefined ? [{ key, value }] : [];
      });
  const parsed = JSON.parse(text) as unknown;
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((pair: unknown) =>
    Array.isArray(pair) ? [{ key: String(pair[0]), value: String(pair[1]) }] : [],
  );
}

/** The headers that are made anew from the parts of a form. */
const ownHeaders = /^(?:from|to|cc|subject|message-id|mime-version|content-.*)$/i;

/** Composes a mail from the parts of a form. */
async function composeSource({ fields, files }: Form): Promise<Buffer> {
  const get = (...names: string[]): string => names.map((name) => fields.get(name)).find(Boolean) ?? '';
  const headers = headersOf(get('headers', 'message-headers'));
  const of = (name: string): string => headers.find(({ key }) => key.toLowerCase() === name)?.value ?? '';
  const from = get('from') || get('sender') || of('from');
  if (!from) throw new ApiError('incoming-mail.no-mail');
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const messageId = get('message-id', 'messageid') || of('message-id');
  const report = of('content-type').startsWith('multipart/report');
  const { message } = await transport.sendMail({
    from,
    to: get('to', 'recipient') || of('to'),
    subject: get('subject') || of('subject'),
    text: get('text', 'body-plain', 'textbody', 'plain'),
    html: get('html', 'body-html', 'htmlbody'),
    ...(messageId && { messageId }),
    headers: [
      ...headers.filter(({ key }) => !ownHeaders.test(key)),
      ...(report ? [{ key: 'X-Failed-Recipients', value: 'unknown' }] : []),
    ],
    attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

/**
 * Reads the mail of a webhook's request: the mail itself, or the form or JSON of a provider.
 *
 * @throws {ApiError} incoming-mail.no-mail
 */
export async function readWebhookMail(request: FastifyRequest): Promise<WebhookMail> {
  if (Buffer.isBuffer(request.body)) {
    if (request.body.byteLength === 0) throw new ApiError('incoming-mail.no-mail');
    return { source: request.body, recipients: [] };
  }
  const form = await readForm(request);
  const recipients = ['recipient', 'envelope', 'originalrecipient'].flatMap((name) =>
    addressesIn(form.fields.get(name) ?? ''),
  );
  const complete = completeMail.map((name) => form.fields.get(name)).find(Boolean);
  if (complete) return { source: Buffer.from(complete, isBinary(complete) ? 'latin1' : 'utf8'), recipients };
  return { source: await composeSource(form), recipients };
}

/** Returns whether each character of a text stands for a byte. */
const isBinary = (text: string): boolean => !/[\u0100-\uffff]/.test(text);
