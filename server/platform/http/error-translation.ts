import { problemMessage, waitMessage } from '#api/account/sign-in/problem-message.ts';
import type { ApiErrorBody, ApiFailure, FieldError } from '#api/failure.ts';
import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';
import { readMessages } from '#server/platform/text/message-catalog.ts';
import { translateSentence } from '#server/platform/text/sentence-translation.ts';

const permissionWords = ({ t }: Translations, permissions: readonly string[]): string => {
  const [permission = '', ...others] = permissions;
  return others.length === 0
    ? t('errors.permission-needed.one', { permission })
    : t('errors.permission-needed.some', { permissions: permissions.join(', ') });
};

/**
 * Returns the text for the subject of an error: the waiting time for `session.suspended`, otherwise the subject
 * unchanged (a name, a number or a list).
 */
const subjectWords = ({ t }: Translations, { code, details: { subject = '' } }: ApiFailure): string =>
  code === 'session.suspended' ? waitMessage(t, subject) : subject;

/**
 * Returns the body of an error in the language of the viewer: the message is translated by its code, the field errors
 * by their sentences.
 */
export function translateErrorBody(refusal: ApiFailure, words: Translations): ApiErrorBody {
  const body = refusal.toBody();
  const { description, errors, permissions } = refusal.details;
  const id = `errors.${body.code}` as MessageID;
  const message =
    id in readMessages('en', 'errors') ? words.t(id, { subject: subjectWords(words, refusal) }) : body.message;
  const said: [string, string][] = [];
  const ofField = (one: FieldError): FieldError => {
    const own = problemMessage(words.t, one.code) ?? translateSentence(words, one.message);
    said.push([one.message, own]);
    return { ...one, message: own };
  };
  const fields =
    errors && Object.fromEntries(Object.entries(errors).map(([name, all]) => [name, all.map(ofField)] as const));
  // The description of a validation error consists of its field messages.
  const described = said.reduce((text, [from, to]) => text?.replace(from, () => to), description);
  return {
    ...body,
    message,
    ...(fields && { errors: fields }),
    ...(description && {
      description: permissions?.length
        ? permissionWords(words, permissions)
        : translateSentence(words, described ?? ''),
    }),
  };
}
