import type { Language } from '#api/languages.ts';
import type { AppealOutcome } from '#api/moderation/decision/decision-kind.ts';
import type { Translations } from '#api/translations.ts';
import { issueToken } from '#server/account/credential/member-token.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import { mailLanguage } from '#server/mail/mail-language.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { notify } from '#server/notification/notify.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { type DecisionRow, findDecision } from './decision.queries.ts';

/** Returns the path of a decision page. With a key it can be opened without signing in. */
export const decisionPath = (decisionID: number, key?: string): string =>
  `/moderation/decision/${decisionID}${key ? `?${new URLSearchParams({ key })}` : ''}`;

/**
 * Issues a key that lets a member read and appeal the decisions about them without signing in, which a banned member
 * cannot do.
 */
export const decisionKeyFor = (forum: Forum, userID: number): Promise<string> =>
  issueToken(forum, 'decision', { userID });

interface Reader {
  readonly name: string;
  readonly email: string | null;
  readonly language: Language;
}

async function readerOf(forum: Forum, userID: number): Promise<Reader> {
  const row = await forum.db
    .selectFrom('member')
    .select(['name', 'email', 'pending_email', 'language'])
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  return {
    name: row.name,
    email: row.email ?? row.pending_email,
    language: await mailLanguage(forum, row.language),
  };
}

/** The notification type of each event about a decision; `notification-text.ts` contains the texts. */
export const decisionNotificationTypes = {
  warning: 'DecisionWarning',
  mute: 'DecisionMute',
  ban: 'DecisionBan',
  removal: 'DecisionRemoval',
  lifted: 'DecisionLifted',
  upheld: 'AppealUpheld',
  changed: 'AppealChanged',
  revoked: 'AppealRevoked',
} as const;

/** The ID of the system member, which is named as the sender of decisions instead of the moderator. */
const systemID = 1;

/** Notifies a member of a decision about them, in the transaction of the decision. */
export const notifyDecision = (
  trx: Queryable,
  { decisionID, userID, news }: { decisionID: number; userID: number; news: keyof typeof decisionNotificationTypes },
): Promise<void> =>
  notify(trx, {
    type: decisionNotificationTypes[news],
    recipients: [userID],
    actorID: systemID,
    recordType: 'decision',
    recordID: decisionID,
    data: {
      url: decisionPath(decisionID),
      cause: `decision:${decisionID}:${news}`,
      ...(news === 'removal' && { batch: 'removal' }),
    },
  });

/** Returns the translations of a member's language, used for decisions about the member. */
export const memberTranslations = async (forum: Forum, userID: number): Promise<Translations> =>
  loadTexts(forum, (await readerOf(forum, userID)).language);

/** Sends a member the statement of reasons by e-mail, with a key that opens it without signing in. */
export function mailDecision(forum: Forum, decisionID: number): void {
  runInBackground(forum, async () => {
    const row = await findDecision(forum.db, decisionID);
    if (!row) return;
    const { name, email } = await readerOf(forum, row.userID);
    if (!email) return;
    const path = decisionPath(decisionID, await decisionKeyFor(forum, row.userID));
    const { kind, reasonName: reason, words, dateExpires: expires } = row;
    await sendMail(forum, {
      userID: row.userID,
      template: 'decision',
      dedupKey: `decision ${decisionID}`,
      data: { name, kind, reason, words, expires, path },
    });
  });
}

/** Sends a member the answer to their appeal by e-mail. */
export function mailAnswer(forum: Forum, row: DecisionRow, answered: { outcome: AppealOutcome; answer: string }): void {
  runInBackground(forum, async () => {
    const { name, email } = await readerOf(forum, row.userID);
    if (!email) return;
    const path = decisionPath(row.decisionID, await decisionKeyFor(forum, row.userID));
    await sendMail(forum, { userID: row.userID, template: 'appeal-answered', data: { name, ...answered, path } });
  });
}
