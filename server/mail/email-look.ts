import type { EmailLook } from '#api/mail/email.contract.ts';
import type { Mail } from '#server/platform/configuration/mailer.ts';
import { letterColour, safe } from './letter-html.ts';

/** Applies the colours, the logo and the footer that an administrator tests to an e-mail. */
export function withLook(mail: Mail, { templateStyles: styles, footer }: EmailLook, siteUrl: string): Mail {
  const colours: readonly (readonly [string, string | undefined])[] = [
    [letterColour.ink, styles.textColor],
    [letterColour.page, styles.backgroundColor],
    [letterColour.card, styles.containerBackgroundColor],
    [letterColour.accent, styles.buttonBackgroundColor],
    [letterColour.onAccent, styles.buttonTextColor],
  ];
  const chosen = new Map(colours.flatMap(([before, after]) => (after ? [[before, after] as const] : [])));
  const html = mail.html
    .replace(/#[0-9a-f]{6}\b/gi, (colour) => chosen.get(colour) ?? colour)
    .replace(`${safe(siteUrl)}/icon-192.png`, (logo) => (styles.logoUrl ? safe(styles.logoUrl) : logo));
  if (!footer) return { ...mail, html };
  return {
    ...mail,
    html: html.replace(/(<p class="quiet" data-reason[^>]*>)[^<]*/, (_, start: string) => start + safe(footer)),
    text: mail.text.replace(/(\n-- \n[^\n]*\n[^\n]*\n)[^\n]*/, (_, start: string) => start + footer),
  };
}
