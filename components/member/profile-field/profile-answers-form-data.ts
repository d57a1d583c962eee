import { answerName } from '#api/member/profile-field/answer-names.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';

const parts = (text: string): string[] =>
  text
    .split(/[,،、]/)
    .map((one) => one.trim())
    .filter(Boolean);

function answerIn(entered: FormData, field: ProfileField): ProfileValue | null {
  const name = answerName(field.apiName);
  const text = String(entered.get(name) ?? '').trim();
  if (field.formType === 'checkbox') return entered.has(name);
  if (field.formType === 'tokens') {
    const chosen = entered.getAll(`${name}[]`).map(String);
    const all = field.dropdownOptions?.length ? chosen : parts(text);
    return field.dataType === 'number[]' ? all.map(Number) : all;
  }
  if (text === '') return null;
  // A text that is not a number is sent unchanged, so that the server returns the validation error.
  return field.dataType === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Returns the profile field answers of a form in the format that the API accepts. */
export const readAnswersFromForm = (
  entered: FormData,
  fields: readonly ProfileField[],
): Record<string, ProfileValue | null> =>
  Object.fromEntries(fields.map((field) => [field.apiName, answerIn(entered, field)]));
