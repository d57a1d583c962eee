import type { IncomingMessage } from './incoming-message.ts';

/**
 * The meaning of a report about a message: its address does not exist or accepts nothing (`recipient`), the message was
 * rejected for its content or its sender (`content`), or it was not delivered yet (`later`).
 */
export type BounceProblem = 'recipient' | 'content' | 'later';

/** A report of a mail server that a message was not delivered. */
export interface BounceReport {
  readonly problem: BounceProblem;
  /** The answer of the mail server. */
  readonly reason: string;
}

/** The subjects of such reports, for programs that send plain text. */
const subjects =
  /undeliver|undelivered|delivery (?:status|failure|has failed|incomplete|delayed)|returned (?:mail|to sender)|return(?:ing|ed)? message to sender|failure notice|mail delivery (?:failed|failure|system)|mail (?:system )?error|non[- ]?deliver|unzustellbar|nicht zugestellt|non remis|échec de la remise/iu;

/** The lines with which plain reports begin their copy of the message. */
const copyStart =
  /^-{2,}\s*(?:below this line is a copy of the message|this is a copy of (?:the|your) (?:message|headers)|original message|the header of the original message|returned message|unsent message)/im;

interface Fields {
  readonly action: string;
  readonly status: string;
  readonly diagnostic: string;
}

/** Reads the groups of fields of a delivery status (RFC 3464). Only those about a recipient have an action. */
function recipientsIn(status: string): Fields[] {
  const groups = status
    .replace(/\r/g, '')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/);
  return groups.flatMap((group) => {
    const field = (name: string): string => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(group)?.[1]?.trim() ?? '';
    const action = field('Action').toLowerCase();
    if (!action) return [];
    const diagnostic = field('Diagnostic-Code').replace(/^[\w.-]+;\s*/, '');
    return [{ action, status: field('Status'), diagnostic }];
  });
}

const enhanced = /(?:^|[^\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/g;

/** The details of a permanent failure that concern the message and not the address: protocol, content and policy. */
const ofMessage = new Set(['3', '5', '6', '7']);

const blamesMessage =
  /\bspam\b|\bblocked\b|blacklist|block ?list|\bpolicy\b|\bdmarc\b|\bspf\b|too (?:large|big|long)|message size/i;

/** Returns what a status code and the answer of a server mean; undefined if they report no failure. */
function problemOf(code: string, answer: string): BounceProblem | undefined {
  const codes = [...`${code} ${answer}`.matchAll(enhanced)].map(([, kind, subject, detail]) => ({
    kind,
    subject,
    detail,
  }));
  // The code of the report is general if it is x.0.0; then that of the answer says more.
  const exact = codes.find(({ subject, detail }) => !(subject === '0' && detail === '0')) ?? codes[0];
  const kind = codes[0]?.kind ?? /(?:^|\s|#)([245])\d\d(?=[\s-]|$)/.exec(answer)?.[1];
  if (kind === '4') return 'later';
  if (kind !== '5') return undefined;
  if (exact?.kind === '5' && ofMessage.has(exact.subject ?? '')) return 'content';
  const isTooLong = exact?.subject === '2' && exact.detail === '3';
  return isTooLong || ((exact?.subject ?? '0') === '0' && blamesMessage.test(answer)) ? 'content' : 'recipient';
}

const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 500);

function readStatus(status: string): BounceReport | undefined {
  const reports = recipientsIn(status).flatMap(({ action, status: code, diagnostic }): BounceReport[] => {
    const reason = shortened(diagnostic || code);
    if (action === 'delayed') return [{ problem: 'later', reason }];
    const problem = action === 'failed' ? problemOf(code, diagnostic) : undefined;
    return problem ? [{ problem, reason }] : [];
  });
  return reports.find(({ problem }) => problem !== 'later') ?? reports[0];
}

/** Reads a report without a delivery status, such as those of qmail and of older servers. */
function readText(text: string, subject: string): BounceReport | undefined {
  const report = text.split(copyStart)[0] ?? '';
  const answer = report
    .split('\n')
    .filter((line) => /(?:^|[^\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])|(?:^|[\s:#])[45]\d\d(?=[\s-])/.test(line))
    .join(' ');
  if (
    /delay|not (?:yet )?been delivered|still (?:being|trying)|will (?:continue|be retried)/i.test(subject + report) &&
    !/permanent|giv(?:en|ing) up/i.test(report)
  )
    return { problem: 'later', reason: shortened(answer || subject) };
  const problem =
    problemOf('', answer) ?? (/permanent (?:fatal )?error|i've given up/i.test(report) ? 'recipient' : undefined);
  return problem && { problem, reason: shortened(answer || report.slice(0, 300)) };
}

/** Returns what a report of a mail server says; undefined if the mail is no such report, or reports a delivery. */
export function readBounce({ parts, headers, subject }: IncomingMessage): BounceReport | undefined {
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  if (status) return readStatus(status.text);
  const isReport = headers.has('x-failed-recipients') || subjects.test(subject);
  const text = parts.find(({ type }) => type === 'text/plain') ?? parts.find(({ type }) => type === 'text/html');
  return isReport && text ? readText(text.text, subject) : undefined;
}
