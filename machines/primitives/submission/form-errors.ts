import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';

/** The reason why a form was rejected: one message for the form, and messages by field when fields are invalid. */
export interface FormErrors {
  readonly words: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Maps an error to a message for the form and messages by field. */
export const formErrorsOf = (error: unknown): FormErrors => {
  if (!(error instanceof ApiFailure)) return { words: t('primitives.problem.again'), fields: {} };
  const fields = Object.fromEntries(
    Object.entries(error.details.errors ?? {}).map(([name, [first]]) => [name, first?.message ?? error.message]),
  );
  const hasFields = Object.keys(fields).length > 0;
  const text = hasFields ? t('primitives.problem.marked') : (error.details.description ?? error.message);
  return { words: text, fields };
};
