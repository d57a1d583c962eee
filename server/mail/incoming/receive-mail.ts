import { ApiFailure } from '#api/failure.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import { loadMailTexts } from '#server/mail/mail-language.ts';
import { findSenderAddress } from '#server/mail/outgoing/mail-server.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { RefusalReason } from '#server/mail/templates/incoming-refusal.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { translateErrorBody } from '#server/platform/http/error-translation.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { automaticReason } from './automatic-mail.ts';
import { findBouncedMail, noteBounce, type SentMail } from './bounce.ts';
import { type BounceReport, readBounce } from './bounce-report.ts';
import {
  countRecentMails,
  findMailMember,
  type IncomingResult,
  isKnownMail,
  reserveIncomingMail,
  storeIncomingResult,
} from './incoming-mail.queries.ts';
import { contentKey, type IncomingMessage, readIncomingMessage } from './incoming-message.ts';
import { replyTokensIn } from './reply-headers.ts';
import { dayOf, type ReplyGrant, readReplyToken } from './reply-token.ts';
import { removeUploads, storeFiles } from './reply-uploads.ts';
import { recordUrlOf, writeReply } from './reply-writing.ts';

/** How many mails of a member are accepted in an hour. */
const mostPerHour = 30;

const hour = 3_600_000;

/** The maximum length of the text that a refusal sends back, in characters. */
const longestReturned = 50_000;

/** A refusal of a reply, which the member is told by e-mail. */
class Refusal extends Error {
  readonly code: string;
  readonly reason: RefusalReason;
  readonly failure: ApiFailure | undefined;
  constructor(code: string, reason: RefusalReason, failure?: ApiFailure) {
    super(code);
    this.code = code;
    this.reason = reason;
    this.failure = failure;
  }
}

/** Returns a mail that cannot be parsed, which is ignored. */
const unreadable = (source: Buffer): IncomingMessage => ({
  key: contentKey(source),
  from: '',
  recipients: [],
  subject: '',
  text: '',
  files: [],
  parts: [],
  headers: new Map(),
});

const hostOf = (forum: Forum): string => new URL(forum.configuration.siteUrl).hostname;

/**
 * Processes a mail to the reply address once: it becomes a comment or a message of the member, is refused with a mail to
 * the member, records that a message was not delivered, or is ignored. Everything is written in one transaction, so a
 * mail that is delivered twice, or whose processing was interrupted, has its effects once.
 */
export async function receiveMail(
  forum: Forum,
  source: Buffer,
  envelope: { readonly recipients?: readonly string[] } = {},
): Promise<IncomingResult['outcome'] | 'known'> {
  const message = await readIncomingMessage(source, envelope).catch((error: unknown) => {
    forum.log.warn({ err: error }, 'An incoming mail could not be read.');
    return unreadable(source);
  });
  if (await isKnownMail(forum.db, message.key)) return 'known';
  const kind = await findKind(forum, message);
  const outcome = await processMail(forum, message, kind);
  forum.log.info({ outcome, reason: 'reason' in kind ? kind.reason : undefined }, 'An incoming mail was processed.');
  return outcome;
}

/** Stores what became of a mail, together with its effects. */
const finish = (
  forum: Forum,
  { key, from, subject }: IncomingMessage,
  work: (forum: Forum) => Promise<IncomingResult>,
): Promise<IncomingResult['outcome'] | 'known'> =>
  inTransaction(forum.db, async (trx) => {
    const id = await reserveIncomingMail(trx, { key, from, subject, now: forum.now() });
    if (id === undefined) return 'known';
    const result = await work({ ...forum, db: trx });
    await storeIncomingResult(trx, id, result);
    return result.outcome;
  });

/** The kind of a mail: a permitted reply, a report about a message of the forum, or one that is ignored. */
type MailKind =
  | { readonly grant: ReplyGrant }
  | { readonly bounced: SentMail; readonly report: BounceReport }
  | { readonly reason: string };

/** Processes a mail of a kind, and stores the result. */
function processMail(forum: Forum, message: IncomingMessage, kind: MailKind) {
  if ('bounced' in kind) return finish(forum, message, (within) => noteBounce(within, kind.bounced, kind.report));
  if ('grant' in kind) return answer(forum, message, kind.grant);
  return finish(forum, message, async () => ({ outcome: 'ignored', reason: kind.reason }));
}

/** Returns the kind of a mail. */
async function findKind(forum: Forum, message: IncomingMessage): Promise<MailKind> {
  const settings = await forum.settings.get();
  const siteAddress = settings['incomingMail.address'];
  if (!settings['incomingMail.enabled'] || !siteAddress) return { reason: 'off' };
  const automatic = automaticReason(message, {
    addresses: [siteAddress, await findSenderAddress(forum)],
    hostname: hostOf(forum),
  });
  const report = automatic && readBounce(message);
  const bounced = report && (await findBouncedMail(forum, message, siteAddress));
  if (report && bounced) return { bounced, report };
  if (automatic) return { reason: automatic };
  const tokens = [...new Set(replyTokensIn(message.recipients, siteAddress))].slice(0, 5);
  if (tokens.length === 0) return { reason: 'no-token' };
  const addressOf = async (userID: number) => (await findMailMember(forum.db, userID))?.email;
  for (const token of tokens) {
    const grant = await readReplyToken(forum, token, addressOf);
    if (grant) return { grant };
  }
  return { reason: 'wrong-token' };
}

async function answer(forum: Forum, message: IncomingMessage, grant: ReplyGrant) {
  const viewer = await viewerOfUser(forum, grant.userID);
  const { userID } = grant;
  if (viewer.userID === 0)
    return finish(forum, message, async () => ({ outcome: 'ignored', reason: 'no-member', userID }));
  const refusal = await findRefusal(forum, message, { grant, viewer });
  if (refusal) return finish(forum, message, (within) => refuse(within, message, { grant, refusal }));
  const uploads = await storeFiles(forum, viewer, message.files);
  const outcome = await finish(forum, message, async (within) => {
    try {
      return { userID, ...(await writeReply(within, viewer, { grant, message, uploads })) };
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
      const reason = /not-found|gone/.test(error.code) ? 'gone' : 'other';
      return refuse(within, message, { grant, refusal: new Refusal(error.code, reason, error) });
    }
  }).catch(async (error: unknown) => {
    await removeUploads(forum, uploads);
    throw error;
  });
  if (outcome === 'refused' || outcome === 'known') await removeUploads(forum, uploads);
  return outcome;
}

async function findRefusal(
  forum: Forum,
  { from, text, files }: IncomingMessage,
  { grant, viewer }: { grant: ReplyGrant; viewer: Viewer },
): Promise<Refusal | undefined> {
  const settings = await forum.settings.get();
  const own = (code: RefusalReason) => new Refusal(code, code);
  if (settings['incomingMail.requireSender']) {
    const member = await findMailMember(forum.db, grant.userID);
    if (foldedIdentity(from) !== foldedIdentity(member?.email ?? '')) return own('wrong-sender');
  }
  if (grant.lastDay < dayOf(forum.now())) return own('expired');
  const since = new Date(forum.now().getTime() - hour);
  const { count } = await countRecentMails(forum.db, { userID: grant.userID, since });
  if (count >= mostPerHour) return own('too-many');
  if (viewer.isMuted) return own('muted');
  return text === '' && files.length === 0 ? own('empty') : undefined;
}

/** Queues the mail with the reason and the text, at most one in an hour for the same reason. */
async function refuse(
  forum: Forum,
  { subject, text }: IncomingMessage,
  { grant, refusal }: { grant: ReplyGrant; refusal: Refusal },
): Promise<IncomingResult> {
  const { userID } = grant;
  const { code: reason } = refusal;
  const since = new Date(forum.now().getTime() - hour);
  const { isAnswered } = await countRecentMails(forum.db, { userID, since, reason });
  const member = await findMailMember(forum.db, userID);
  if (isAnswered || !member) return { outcome: 'refused', reason, userID };
  const words = await loadMailTexts(forum, member.language);
  const body = refusal.failure && refusal.reason === 'other' ? translateErrorBody(refusal.failure, words) : undefined;
  const data = {
    name: member.name,
    reason: refusal.reason,
    ...(body && { message: [body.message, body.description].filter(Boolean).join(' ') }),
    subject,
    text: text.slice(0, longestReturned),
    path: recordUrlOf(grant),
  };
  await inTransaction(forum.db, (trx) => sendMail(forum, { trx, userID, template: 'incoming-refusal', data }));
  return { outcome: 'refused', reason, userID, isAnswered: true };
}
