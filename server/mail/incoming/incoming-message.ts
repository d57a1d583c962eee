import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { markdownOfMail } from './reply-html.ts';
import { extractReply } from './reply-text.ts';

/** A file that is attached to a mail. */
export interface IncomingFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A text within a mail. */
export interface IncomingPart {
  readonly type: string;
  readonly text: string;
}

/** A mail as the forum reads it. */
export interface IncomingMessage {
  /** The Message-ID, or a hash of the content. */
  readonly key: string;
  readonly from: string;
  /** All addresses that may contain the reply token. */
  readonly recipients: readonly string[];
  readonly subject: string;
  /** What the sender wrote, as Markdown. It is extracted when it is first read, which is only done for permitted mails. */
  readonly text: string;
  readonly files: readonly IncomingFile[];
  /** The texts of the mail and of its reports and forwarded messages, with their media types. */
  readonly parts: readonly IncomingPart[];
  /** The headers by their lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

const addressesOf = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap(({ address, group }) => [...(address ? [address] : []), ...addressesOf(group)]);

/** Headers in which mail servers note the address to which a mail was delivered. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];

/** The maximum length of the text and of the HTML from which a reply is extracted, in characters. */
const longestSource = { text: 200_000, html: 1_000_000 };

/** PostgreSQL cannot store NUL characters. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

const writtenText = ({ text, html }: Email): string =>
  extractReply(
    withoutNul(
      text?.trim() ? text.slice(0, longestSource.text) : markdownOfMail((html ?? '').slice(0, longestSource.html)),
    ).slice(0, longestSource.text),
  );

/** The maximum nesting of a mail's parts. */
const maxNestingDepth = 20;

/** Parses a mail in the format of RFC 5322 with MIME. `recipients` are known from its transport. */
export async function readIncomingMessage(
  source: Buffer,
  { recipients = [] }: { recipients?: readonly string[] } = {},
): Promise<IncomingMessage> {
  const email = await PostalMime.parse(source, {
    maxNestingDepth,
    rfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
  });
  let text: string | undefined;
  const headers = new Map(email.headers.toReversed().map(({ key, value }) => [key.toLowerCase(), value]));
  return {
    key: keyOf(email, source),
    from: withoutNul(addressesOf(email.from ? [email.from] : [])[0] ?? ''),
    recipients: [
      ...recipients,
      ...addressesOf(email.to),
      ...addressesOf(email.cc),
      ...envelopeHeaders.flatMap((name) => (headers.get(name) ?? '').match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []),
    ],
    subject: withoutNul(email.subject ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, 300),
    get text() {
      text ??= writtenText(email);
      return text;
    },
    files: filesOf(email),
    get parts() {
      return partsOf(email);
    },
    headers,
  };
}

/** Returns a key of a mail without a Message-ID. */
export const contentKey = (source: Buffer): string => `sha256:${createHash('sha256').update(source).digest('hex')}`;

const keyOf = ({ messageId }: Email, source: Buffer): string =>
  (withoutNul(messageId ?? '').trim() || contentKey(source)).slice(0, 500);

/** The parts in which mail servers report what became of a message. */
const reportPart = /^(?:message\/|text\/rfc822-headers$)/i;

const partsOf = ({ text, html, attachments }: Email): IncomingPart[] => [
  ...(text ? [{ type: 'text/plain', text: withoutNul(text.slice(0, longestSource.text)) }] : []),
  ...(html ? [{ type: 'text/html', text: withoutNul(html.slice(0, longestSource.html)) }] : []),
  ...attachments
    .filter(({ mimeType }) => reportPart.test(mimeType))
    .map(({ mimeType, content }) => ({
      type: mimeType.toLowerCase(),
      text: withoutNul(
        Buffer.from(content as ArrayBuffer)
          .subarray(0, longestSource.text)
          .toString('utf8'),
      ),
    })),
];

/** Pictures of signatures and parts of the protocol are no attachments. */
const filesOf = ({ attachments }: Email): IncomingFile[] =>
  attachments.flatMap(({ filename, content, disposition, related, mimeType }) =>
    filename && !(related && disposition !== 'attachment') && !/^(?:message|application\/(?:pkcs7|pgp))/i.test(mimeType)
      ? [{ name: withoutNul(filename), content: Buffer.from(content as ArrayBuffer) }]
      : [],
  );
