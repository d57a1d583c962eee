import type { EmailTemplateTexts } from '#api/mail/email-template.client.ts';
import type { EmailTemplateText } from '#api/mail/email-template.contract.ts';
import { t } from '#api/translations.ts';

/** Returns the label of each text of an e-mail by its role: subject, button, reason or numbered text. */
export function partNames(words: readonly EmailTemplateText[]): ReadonlyMap<string, string> {
  let number = 0;
  return new Map(
    words.map(({ id }) => {
      const part = id.split('.').at(-1) ?? '';
      if (part === 'subject') return [id, t('mail.template.part.subject')];
      if (part === 'button') return [id, t('mail.template.part.button')];
      if (part === 'reason' || id.startsWith('mail.reason.')) return [id, t('mail.template.part.reason')];
      number += 1;
      return [id, t('mail.template.part.text', { number })];
    }),
  );
}

/**
 * Returns the entered texts by ID. Contains only texts that differ from the stored ones. An empty text restores the
 * original.
 */
export function collectChangedTexts(words: readonly EmailTemplateText[], entered: FormData): EmailTemplateTexts {
  const changed: Record<string, string | null> = {};
  for (const { id, text, original } of words) {
    const now = String(entered.get(`words.${id}`) ?? '').trim() || original;
    if (now !== text) changed[id] = now === original ? null : now;
  }
  return changed;
}
