import type { EmailDesign } from '#api/mail/email.contract.ts';
import type { Mail } from '#server/platform/configuration/mailer.ts';
import { emailColours, escapeEmailHtml } from './email-html.ts';

/** Applies colours, a logo and a footer to an e-mail, for a preview or test by an administrator. */
export function applyDesign(mail: Mail, { templateStyles: styles, footer }: EmailDesign, siteUrl: string): Mail {
  const colours: readonly (readonly [string, string | undefined])[] = [
    [emailColours.ink, styles.textColor],
    [emailColours.page, styles.backgroundColor],
    [emailColours.card, styles.containerBackgroundColor],
    [emailColours.accent, styles.buttonBackgroundColor],
    [emailColours.onAccent, styles.buttonTextColor],
  ];
  const chosen = new Map(colours.flatMap(([before, after]) => (after ? [[before, after] as const] : [])));
  const html = mail.html
    .replace(/#[0-9a-f]{6}\b/gi, (colour) => chosen.get(colour) ?? colour)
    .replace(`${escapeEmailHtml(siteUrl)}/icon-192.png`, (logo) =>
      styles.logoUrl ? escapeEmailHtml(styles.logoUrl) : logo,
    );
  if (!footer) return { ...mail, html };
  return {
    ...mail,
    html: html.replace(
      /(<p class="quiet" data-reason[^>]*>)[^<]*/,
      (_, start: string) => start + escapeEmailHtml(footer),
    ),
    text: mail.text.replace(/(\n-- \n[^\n]*\n[^\n]*\n)[^\n]*/, (_, start: string) => start + footer),
  };
}
