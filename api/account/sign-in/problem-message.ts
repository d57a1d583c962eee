import type { AccountProblem, AccountProblemCode } from '#api/account/own-data/account-problem.ts';
import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';

type Say = Translations['t'];

/** The translation key of each validation problem of an account field. */
const ids = {
  'name.length': 'account.problem.name-length',
  'name.spaces': 'account.problem.name-spaces',
  'name.characters': 'account.problem.name-characters',
  'name.reserved': 'account.problem.name-reserved',
  'name.alphabets': 'account.problem.name-alphabets',
  'name.look-alike': 'account.problem.name-look-alike',
  'email.invalid': 'account.problem.email-invalid',
  'password.too-short': 'account.problem.password-too-short',
  'password.own-name': 'account.problem.password-own-name',
  'password.common': 'account.problem.password-common',
  'password.mismatch': 'account.problem.password-mismatch',
  'password.incorrect': 'account.problem.password-incorrect',
  'terms.required': 'account.problem.terms-required',
  'discovery.required': 'account.problem.discovery-required',
  'invitation.required': 'errors.invitation.required',
  'field.required': 'primitives.problem.required',
  'registration.name-taken': 'errors.registration.name-taken',
  'registration.email-taken': 'errors.registration.email-taken',
} as const satisfies Record<AccountProblemCode, MessageID>;

/** A detail is a number or a range. Other text is not repeated in the interface, because it comes from the URL. */
const detail = /^(\d{1,5})(?: to (\d{1,5}))?$/;

/**
 * Returns the translated message for a problem of a field; undefined for an unknown code. Safe with codes that come
 * from a URL.
 *
 * @example problemMessage(t, 'password.too-short:10')
 */
export function problemMessage(t: Say, problem: string | AccountProblem): string | undefined {
  const [code = '', about = ''] = problem.split(/:(.*)/s);
  if (!Object.hasOwn(ids, code)) return undefined;
  const [, first = '', last = ''] = detail.exec(about) ?? [];
  const isMeasured = code === 'name.length' || code === 'password.too-short';
  if (isMeasured && !first) return t('primitives.problem.check');
  return t(ids[code as AccountProblemCode], { count: Number(first), min: first, max: last });
}

const wait = /^(\d{1,5}) (seconds|minutes)$/;

/**
 * Returns the translated waiting time, such as `30 seconds`. Any other text becomes "a while", because the subject
 * comes from the URL.
 */
export function waitMessage(t: Say, subject: string): string {
  const [, count, unit] = wait.exec(subject) ?? [];
  if (count === undefined) return t('account.wait.while');
  return t(unit === 'seconds' ? 'account.wait.seconds' : 'account.wait.minutes', { count: Number(count) });
}

/**
 * Returns the translated message for the error with which a form is shown again
 * (`?error=session.suspended&subject=30+seconds`).
 */
export function entryErrorMessage(t: Say, code: string, subject = ''): string {
  const id = `errors.${code}` as MessageID;
  const text = t(id, { subject: waitMessage(t, subject) });
  // `t` returns the key itself when there is no message for it.
  return text === id ? t('errors.server.unexpected') : text;
}
