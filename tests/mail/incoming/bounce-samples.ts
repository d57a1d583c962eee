/** The headers of a report, as it arrives. */
const headers = (lines: readonly string[]) =>
  [...lines, 'Date: Fri, 27 Nov 2026 12:00:00 +0000', 'MIME-Version: 1.0'].join('\r\n');

interface Reported {
  /** The Message-ID of the message, with angle brackets. */
  readonly messageID: string;
  readonly to: string;
  readonly key: string;
}

const original = ({ messageID, to }: Reported) =>
  [
    'From: Forum <forum@forum.example.org>',
    `To: ${to}`,
    'Subject: New reply',
    `Message-ID: ${messageID}`,
    '',
    'Somebody wrote.',
  ].join('\r\n');

const report = (
  { key }: Reported,
  {
    from,
    subject,
    parts,
    more = [],
  }: { from: string; subject: string; parts: readonly (readonly [string, string])[]; more?: string[] },
) => {
  const boundary = `=_${key}`;
  const head = headers([
    'Return-Path: <>',
    `From: ${from}`,
    'To: reply@forum.example.org',
    `Subject: ${subject}`,
    `Message-ID: <${key}@mx.example.net>`,
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    ...more,
  ]);
  const body = parts.map(([type, text]) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`).join('');
  return `${head}\r\n\r\n${body}--${boundary}--\r\n`;
};

const status = (...lines: string[]) => ['Reporting-MTA: dns; mx.example.net', '', ...lines].join('\r\n');

/** Postfix: the mailbox is unknown at the next server. */
const postfix = (one: Reported) =>
  report(one, {
    from: 'MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    subject: 'Undelivered Mail Returned to Sender',
    more: ['Auto-Submitted: auto-replied'],
    parts: [
      [
        'text/plain; charset=us-ascii',
        `This is the mail system at host mx.example.net.\r\n\r\n<${one.to}>: host gmx.example.com said: 550 5.1.1 User unknown (in reply to RCPT TO command)`,
      ],
      [
        'message/delivery-status',
        status(
          'X-Postfix-Queue-ID: 4F7B',
          `Final-Recipient: rfc822; ${one.to}`,
          `Original-Recipient: rfc822;${one.to}`,
          'Action: failed',
          'Status: 5.1.1',
          'Remote-MTA: dns; gmx.example.com',
          'Diagnostic-Code: smtp; 550 5.1.1 <bo@example.org>: Recipient',
          '    address rejected: User unknown',
        ),
      ],
      ['message/rfc822', original(one)],
    ],
  });

/** Postfix: the message waits, and is tried again. */
const postfixDelay = (one: Reported) =>
  report(one, {
    from: 'MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    subject: 'Delayed Mail (still being retried)',
    parts: [
      [
        'text/plain',
        'Your message could not be delivered for more than 4 hours. It will be retried until it is 5 days old.',
      ],
      [
        'message/delivery-status',
        status(
          `Final-Recipient: rfc822; ${one.to}`,
          'Action: delayed',
          'Status: 4.4.1',
          'Diagnostic-Code: X-Postfix; connect to gmx.example.com[203.0.113.9]:25: Connection timed out',
        ),
      ],
      ['text/rfc822-headers', original(one)],
    ],
  });

/** Exim: plain text with X-Failed-Recipients. */
const exim = (one: Reported) =>
  [
    headers([
      'Return-path: <>',
      'From: Mail Delivery System <Mailer-Daemon@mx.example.net>',
      'To: reply@forum.example.org',
      'Subject: Mail delivery failed: returning message to sender',
      `X-Failed-Recipients: ${one.to}`,
      'Auto-Submitted: auto-replied',
      `Message-ID: <${one.key}@mx.example.net>`,
      'Content-Type: text/plain; charset=us-ascii',
    ]),
    '',
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    `  ${one.to}`,
    '    host gmx.example.com [203.0.113.9]',
    '    SMTP error from remote mail server after RCPT TO:<bo@example.org>:',
    '    550 Requested action not taken: mailbox unavailable',
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    original(one),
  ].join('\r\n');

/** Exchange and Microsoft 365: HTML for people, an enhanced code, and the headers of the message. */
const exchange = (one: Reported) =>
  report(one, {
    from: '<postmaster@example.onmicrosoft.com>',
    subject: 'Undeliverable: New reply',
    more: ['X-MS-Exchange-Message-Is-Ndr:', 'Auto-Submitted: auto-replied'],
    parts: [
      [
        'text/html; charset="utf-8"',
        `<p>Your message to ${one.to} couldn't be delivered.</p><p>bo wasn't found at example.org.</p>`,
      ],
      [
        'message/delivery-status',
        status(
          'Received-From-MTA: dns;forum.example.org',
          '',
          `Final-Recipient: rfc822;${one.to}`,
          'Action: failed',
          'Status: 5.1.10',
          'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
        ),
      ],
      ['message/rfc822', original(one)],
    ],
  });

/** Gmail: the server of the recipient is not found at the end of the retries. */
const gmail = (one: Reported) =>
  report(one, {
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    more: ['Auto-Submitted: auto-replied', `X-Failed-Recipients: ${one.to}`],
    parts: [
      [
        'text/plain; charset="UTF-8"',
        `** Address not found **\r\n\r\nYour message wasn't delivered to ${one.to} because the address couldn't be found.`,
      ],
      [
        'message/delivery-status',
        status(
          'Arrival-Date: Fri, 27 Nov 2026 03:58:01 -0800 (PST)',
          '',
          `Final-Recipient: rfc822; ${one.to}`,
          'Action: failed',
          'Status: 5.1.1',
          'Remote-MTA: dns; gmail-smtp-in.l.google.com.',
          'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try',
          ' 550 5.1.1 https://support.google.com/mail/?p=NoSuchUser - gsmtp',
        ),
      ],
      ['message/rfc822', original(one)],
    ],
  });

/** Gmail: the message is taken for spam, which says nothing about the address. */
const gmailSpam = (one: Reported) =>
  report(one, {
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    parts: [
      ['text/plain', '** Message blocked **'],
      [
        'message/delivery-status',
        status(
          `Final-Recipient: rfc822; ${one.to}`,
          'Action: failed',
          'Status: 5.7.1',
          'Diagnostic-Code: smtp; 550-5.7.1 This message is likely unsolicited mail',
        ),
      ],
      ['message/rfc822', original(one)],
    ],
  });

/** qmail: plain text with a copy of the message. */
const qmail = (one: Reported) =>
  [
    headers([
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example.net',
      'To: reply@forum.example.org',
      'Subject: failure notice',
      `Message-ID: <${one.key}@mx.example.net>`,
    ]),
    '',
    'Hi. This is the qmail-send program at mx.example.net.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    `<${one.to}>:`,
    'Sorry, no mailbox here by that name. (#5.1.1)',
    '',
    '--- Below this line is a copy of the message.',
    '',
    `Return-Path: <forum@forum.example.org>\r\n${original(one)}`,
  ].join('\r\n');

/** A notice that the message was delivered. */
const delivered = (one: Reported) =>
  report(one, {
    from: 'MAILER-DAEMON@mx.example.net',
    subject: 'Successful Mail Delivery Report',
    parts: [
      ['text/plain', 'Your message was successfully delivered.'],
      ['message/delivery-status', status(`Final-Recipient: rfc822; ${one.to}`, 'Action: delivered', 'Status: 2.0.0')],
    ],
  });

/** A failure without any part of the message: only the return path says what it is about. */
export const bareBounce = (one: Reported, returnPath: string) =>
  postfix({ ...one, messageID: '<unknown@example.net>' }).replace('To: reply@forum.example.org', `To: ${returnPath}`);

/** Reports of common mail servers about one message. */
export const bounceSamples = { postfix, postfixDelay, exim, exchange, gmail, gmailSpam, qmail, delivered };
