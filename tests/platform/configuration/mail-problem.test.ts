import { expect, test } from 'vitest';
import type { DeliveryProblem } from '#api/mail/outgoing/mail-problem.ts';
import { readMailProblem, type SmtpError } from '#server/platform/configuration/mail-problem.ts';

/** Errors of nodemailer as mail providers cause them, and the problems that they stand for. */
const answers: readonly (readonly [DeliveryProblem, string, Partial<SmtpError>])[] = [
  ['unknown-host', 'getaddrinfo ENOTFOUND smtp.exmaple.org', { code: 'EDNS' }],
  ['refused', 'connect ECONNREFUSED 192.0.2.1:587', { code: 'ESOCKET' }],
  ['timeout', 'Connection timeout', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['greeting', 'Greeting never received', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['greeting', 'Invalid greeting. response=HTTP/1.1 400 Bad Request', { code: 'EPROTOCOL', command: 'CONN' }],
  ['encryption', 'SSL routines:ssl3_get_record:wrong version number', { code: 'ESOCKET', command: 'CONN' }],
  [
    'encryption',
    'Error upgrading connection with STARTTLS: 502',
    { code: 'ETLS', responseCode: 502, command: 'STARTTLS' },
  ],
  ['certificate', "Hostname/IP does not match certificate's altnames", { code: 'ESOCKET', command: 'CONN' }],
  ['certificate', 'self-signed certificate', { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
  ['password', 'Missing credentials for "PLAIN"', { code: 'EAUTH', command: 'API' }],
  [
    'sign-in',
    'Invalid login: 535 5.7.8 authentication failed',
    { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
  ],
  [
    'sign-in-needed',
    'Mail command failed: 530 5.7.0 Must issue a STARTTLS command first',
    { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' },
  ],
  [
    'sign-in-needed',
    'Recipients failed: 554 5.7.1 Relay access denied',
    { code: 'EENVELOPE', responseCode: 554, command: 'RCPT TO' },
  ],
  [
    'sender',
    'Mail command failed: 550 5.1.8 Sender rejected',
    { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' },
  ],
  [
    'recipient',
    'Recipients failed: 550 5.1.1 No such user',
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
  ],
  ['content', 'Message failed: 554 5.7.1 Spam', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
  ['later', 'Recipients failed: 451 4.7.1 Greylisted', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }],
  ['other', 'Something else', {}],
];

test.each(answers)('%s: %s', (problem, message, facts) => {
  expect(readMailProblem(Object.assign(new Error(message), facts))).toBe(problem);
});
