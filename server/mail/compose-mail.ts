import type { SiteLanguage } from '#api/languages.ts';
import type { EmailDesign } from '#api/mail/email.contract.ts';
import type { Translations } from '#api/translations.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { settingsIn } from '#server/administration/setting/translated-settings.ts';
import type { Mail } from '#server/platform/configuration/mailer.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import type { EmailDocument, EmailFooter, EmailSite } from './email-content.ts';
import { applyDesign } from './email-design.ts';
import { renderEmailHtml } from './email-html.ts';
import { renderEmailText } from './email-text.ts';
import { findReplyAddress, threadHeaders } from './incoming/reply-headers.ts';
import { isolatePlaceholders } from './isolate-placeholders.ts';
import { mailLanguage } from './mail-language.ts';
import type { MailTemplate } from './mail-template.ts';
import { issueUnsubscribeToken } from './unsubscribe-token.ts';

/** The input of `composeMail`. */
export interface MailSource {
  readonly template: MailTemplate;
  readonly data: object;
  readonly to: string;
  readonly userID: number | null;
  readonly messageID: string;
  readonly timeZone: string;
  /** The recipient's language. Defaults to the site's. */
  readonly language?: string | null | undefined;
  /** Replaces the site's texts of that language, as for a preview of unsaved changes. */
  readonly words?: Translations | undefined;
}

const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').trim();

const siteOf = (forum: Forum, settings: Settings, { code, direction }: SiteLanguage): EmailSite => ({
  name: settings['ui.siteName'],
  url: forum.configuration.siteUrl,
  locale: code,
  direction,
});

const footerOf = (
  source: MailSource,
  { say, site, token }: { say: Translations['t']; site: EmailSite; token: string | undefined },
): EmailFooter => {
  const { template, data } = source;
  const values = { site: site.name, ...template.reasonValues?.(data) };
  const isDigest = template.unsubscribe?.(data).some(({ kind }) => kind === 'digest');
  return {
    reason: say(template.reason(data), values),
    ...(token !== undefined && {
      preferences: { label: say('mail.preferences'), url: `${site.url}/profile/preferences` },
      unsubscribe: {
        label: say(isDigest ? 'mail.unsubscribe.digest' : 'mail.unsubscribe'),
        url: `${site.url}/unsubscribe/${token}`,
      },
    }),
  };
};

/** Composes a complete e-mail, for sending and for previews by administrators. */
export async function composeMail(forum: Forum, source: MailSource): Promise<Mail> {
  const { template, data, to, userID, messageID, timeZone } = source;
  const language = await mailLanguage(forum, template.language?.(data) ?? source.language);
  const settings = await settingsIn(forum, language);
  const { t, spoken } = source.words ?? (await loadTexts(forum, language));
  const site = siteOf(forum, settings, spoken);
  const say = site.direction === 'rtl' ? isolatePlaceholders(t) : t;
  const composed = template.compose(data, { say, siteName: site.name, locale: spoken.intl, timeZone });
  const about = template.about?.(data);
  const replyTo = about && userID !== null ? await findReplyAddress(forum, about, { userID, address: to }) : undefined;
  const letter = replyTo ? { ...composed, afterwards: say('mail.reply-by-mail') } : composed;
  const reasons = template.unsubscribe?.(data) ?? [];
  const token =
    userID !== null && reasons.length > 0 ? await issueUnsubscribeToken(forum, { userID, reasons }) : undefined;
  const full: EmailDocument = { letter, site, footer: footerOf(source, { say, site, token }) };
  // The subject of an e-mail about an account contains the site's name once.
  const namesSite = template.unsubscribe !== undefined || letter.subject.includes(site.name);
  const mail: Mail = {
    to,
    messageID,
    subject: oneLine(namesSite ? letter.subject : `${letter.subject} – ${site.name}`),
    text: renderEmailText(full),
    html: renderEmailHtml(full),
    ...(replyTo && { replyTo }),
    headers: {
      // Prevents automatic replies, such as holiday notices.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(about && threadHeaders(site.url, about)),
      ...(token !== undefined && {
        'List-Unsubscribe': `<${site.url}/api/v2/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      }),
    },
  };
  const look = (data as { look?: EmailDesign }).look;
  return look ? applyDesign(mail, look, site.url) : mail;
}
