import type { IncomingMessage } from './incoming-message.ts';

/** Why a mail is ignored although it has a valid address: a program wrote it, not a person. */
export type AutomaticReason = 'automatic' | 'bounce' | 'list' | 'own';

/** The subjects of automatic replies of programs that do not mark them otherwise. */
const subjects =
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|automatische antwort|abwesenheitsnotiz|abwesend|réponse automatique|absence du bureau|الرد التلقائي|رد تلقائي|自動応答|自動返信|respuesta automática|risposta automatica|resposta automática|automatisch antwoord|autosvar|автоответ)\s?[:：]/iu;

const daemon = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+=-].*)?@/i;

type Facts = Pick<IncomingMessage, 'from' | 'headers' | 'key' | 'subject'>;

/**
 * Returns why a mail was not written by a person; undefined if nothing shows that. Such a mail is never answered, so that
 * two programs do not write to each other without end.
 *
 * @param own Addresses and the host name of the forum.
 */
export function automaticReason(
  { from, headers, key, subject }: Facts,
  own: { readonly addresses: readonly string[]; readonly hostname: string },
): AutomaticReason | undefined {
  const header = (name: string): string => (headers.get(name) ?? '').trim().toLowerCase();
  if (
    key.toLowerCase().endsWith(`@${own.hostname.toLowerCase()}>`) &&
    /^<(?:mail\d+\.|discussion-|conversation-)/.test(key)
  )
    return 'own';
  if (own.addresses.some((address) => address.toLowerCase() === from.toLowerCase())) return 'own';
  if (/^multipart\/report/.test(header('content-type')) || headers.has('x-failed-recipients')) return 'bounce';
  if (/^<\s*>$/.test(header('return-path')) || daemon.test(from)) return 'bounce';
  const submitted = header('auto-submitted');
  if (submitted !== '' && !/^no\b/.test(submitted)) return 'automatic';
  if (['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-response-suppress'].some((name) => headers.has(name)))
    return 'automatic';
  if (/auto[_-]?reply/.test(header('precedence')) || subjects.test(subject)) return 'automatic';
  if (/^(?:bulk|junk|list)\b/.test(header('precedence'))) return 'list';
  return headers.has('list-id') || headers.has('list-unsubscribe') ? 'list' : undefined;
}
