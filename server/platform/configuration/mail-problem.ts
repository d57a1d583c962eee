import type { DeliveryProblem } from '#api/mail/outgoing/mail-problem.ts';

/** An error of nodemailer: its kind, the command that was being answered, and the code of the answer. */
export interface SmtpError extends Error {
  readonly code?: string;
  /** The code of the system error that caused it. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** The kinds of errors before the server has answered a command about the message, in the order in which they are tried. */
const ofConnection: readonly (readonly [RegExp, DeliveryProblem])[] = [
  [/CERT|certificate|altname/i, 'certificate'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'unknown-host'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'refused'],
  [/Greeting never received|Invalid greeting|Unexpected Response/i, 'greeting'],
  [/ETIMEDOUT/, 'timeout'],
  [/Missing credentials/i, 'password'],
  [/EAUTH/, 'sign-in'],
  [/ETLS|EREQUIRETLS|EPROTO\b|SSL|TLS|wrong version number/, 'encryption'],
  [/ECONNECTION|ECONNRESET|EPROTOCOL/, 'greeting'],
];

/** An answer which says that the server requires a sign-in, or does not forward mail for strangers. */
const needsSignIn = /authenticat|5\.7\.0\b.*(?:sign|log)[ -]?in|log ?in first|relay/i;

/** Returns the problem that an error of the mail server stands for. */
export function readMailProblem(error: SmtpError): DeliveryProblem {
  const { code = '', originalCode = '', responseCode, command = '', message } = error;
  const found = (): DeliveryProblem =>
    ofConnection.find(([pattern]) => pattern.test(`${originalCode} ${code} ${message}`))?.[1] ?? 'other';
  if (code === 'EAUTH' || responseCode === undefined || /^(?:CONN|EHLO|HELO|STARTTLS|AUTH)/.test(command))
    return found();
  if (responseCode < 500) return 'later';
  if (responseCode === 530 || needsSignIn.test(message)) return 'sign-in-needed';
  if (/^MAIL/i.test(command)) return 'sender';
  if (/^RCPT/i.test(command)) return /sender/i.test(message) ? 'sender' : 'recipient';
  return 'content';
}
