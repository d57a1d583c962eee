import { z } from 'zod';
import type { Forum } from '#server/platform/forum.ts';
import { dayOf, issueReplyToken } from './reply-token.ts';

/** What an e-mail is about: the record that a reply answers, and the discussion or conversation it belongs to. */
export const MailSubject = z.object({
  recordType: z.enum(['discussion', 'comment', 'conversation']),
  recordID: z.int().positive(),
  threadID: z.int().positive(),
});
/** What an e-mail is about: the record that a reply answers, and the discussion or conversation it belongs to. */
export type MailSubject = z.infer<typeof MailSubject>;

/** The parts of a reply address. */
const replyAddress = /^([^@]+)@(.+)$/;

/**
 * Returns the headers by which mail programs show the e-mails about one discussion or conversation together. They refer
 * to a message that was never sent and stands for its beginning.
 */
export function threadHeaders(siteUrl: string, { recordType, threadID }: MailSubject): Record<string, string> {
  const thread = recordType === 'conversation' ? 'conversation' : 'discussion';
  const beginning = `<${thread}-${threadID}@${new URL(siteUrl).hostname}>`;
  return { 'In-Reply-To': beginning, References: beginning };
}

/** Returns the address to which a member answers a record by e-mail; undefined while replies by e-mail are off. */
export async function findReplyAddress(
  forum: Forum,
  { recordType, recordID }: MailSubject,
  { userID, address }: { userID: number; address: string },
): Promise<string | undefined> {
  const settings = await forum.settings.get();
  if (!settings['incomingMail.enabled'] || !settings['incomingMail.address']) return undefined;
  const lastDay = dayOf(forum.now()) + settings['incomingMail.days'];
  const token = await issueReplyToken(forum, { userID, recordType, recordID, lastDay }, address);
  return withToken(settings['incomingMail.address'], token);
}

/** Inserts a token into the site's reply address; undefined if the site has none. */
export function withToken(siteAddress: string, token: string): string | undefined {
  const [, local, domain] = replyAddress.exec(siteAddress) ?? [];
  return local && domain ? `${local}+${token}@${domain}` : undefined;
}

/** Returns the reply tokens in the addresses of a mail, for the site's reply address. */
export function replyTokensIn(addresses: readonly string[], siteAddress: string): readonly string[] {
  const [, local = '', domain = ''] = replyAddress.exec(siteAddress.toLowerCase()) ?? [];
  return addresses.flatMap((one) => {
    const [, name = '', host = ''] = replyAddress.exec(one.toLowerCase().trim()) ?? [];
    return host === domain && name.startsWith(`${local}+`) ? [name.slice(local.length + 1)] : [];
  });
}
