import type { EmailLook } from '#api/mail/email.contract.ts';
import type { Settings } from '#server/administration/settings.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Mail } from '#server/platform/mailer.ts';
import { withLook } from './email-look.ts';
import type { FullLetter, LetterFooter, LetterSite } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { MailTemplate } from './mail-template.ts';
import { type Say, sayIn } from './mail-words.ts';
import { issueUnsubscribeToken } from './unsubscribe-token.ts';

/** What a message is made from. */
export interface MailSource {
  readonly template: MailTemplate;
  readonly data: object;
  readonly to: string;
  readonly userID: number | null;
  readonly messageID: string;
  readonly timeZone: string;
}

const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').trim();

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

const siteOf = (forum: Forum, settings: Settings): LetterSite => {
  const locale = settings['garden.locale'].replaceAll('_', '-');
  return {
    name: settings['ui.siteName'],
    url: forum.configuration.siteUrl,
    locale,
    direction: rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr',
  };
};

const footerOf = (
  source: MailSource,
  { say, site, token }: { say: Say; site: LetterSite; token: string | undefined },
): LetterFooter => {
  const { template, data } = source;
  const values = { site: site.name, ...template.reasonValues?.(data) };
  const isDigest = template.unsubscribe?.(data).some(({ kind }) => kind === 'digest');
  return {
    reason: say(template.reason(data), values),
    ...(token !== undefined && {
      preferences: { label: say('preferences'), url: `${site.url}/profile/preferences` },
      unsubscribe: {
        label: say(isDigest ? 'unsubscribe.digest' : 'unsubscribe'),
        url: `${site.url}/unsubscribe/${token}`,
      },
    }),
  };
};

/** A message in full, as it is sent, and as it is shown to administrators before. */
export async function composeMail(forum: Forum, source: MailSource): Promise<Mail> {
  const { template, data, to, userID, messageID, timeZone } = source;
  const site = siteOf(forum, await forum.settings.get());
  const say = sayIn(site.locale);
  const letter = template.compose(data, { say, siteName: site.name, locale: site.locale, timeZone });
  const reasons = template.unsubscribe?.(data) ?? [];
  const token =
    userID !== null && reasons.length > 0 ? await issueUnsubscribeToken(forum, { userID, reasons }) : undefined;
  const full: FullLetter = { letter, site, footer: footerOf(source, { say, site, token }) };
  const mail: Mail = {
    to,
    messageID,
    subject: oneLine(template.unsubscribe ? letter.subject : `${letter.subject} – ${site.name}`),
    text: letterText(full),
    html: letterHtml(full),
    headers: {
      // Nobody's holiday notice answers these.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(token !== undefined && {
        'List-Unsubscribe': `<${site.url}/api/v2/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      }),
    },
  };
  const look = (data as { look?: EmailLook }).look;
  return look ? withLook(mail, look, site.url) : mail;
}
