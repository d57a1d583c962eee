import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import { optionProperty } from '#api/post/option-name.ts';
import { type ContentTexts, translated, translatedRecord } from '#server/administration/translation/content-text.ts';

/** Returns the translations of options, or of answers that are options; undefined if there are none. */
function optionNamesOf(
  apiName: string,
  options: readonly unknown[],
  texts: ContentTexts,
): Record<string, string> | undefined {
  const names = options.flatMap((option) => {
    if (typeof option !== 'string') return [];
    const name = { recordType: 'profileField', recordKey: apiName, propertyName: optionProperty(option) };
    const text = translated(texts, name, option);
    return text === option ? [] : [[option, text] as const];
  });
  return names.length > 0 ? Object.fromEntries(names) : undefined;
}

const translateLabels = <Texts extends { readonly label: string; readonly description?: string }>(
  apiName: string,
  { label, description = '' }: Texts,
  texts: ContentTexts,
) => translatedRecord(texts, { recordType: 'profileField', recordKey: apiName }, { label, description });

/** Returns a profile field with the texts of a language. */
export function translateProfileField(field: ProfileField, texts: ContentTexts | undefined): ProfileField {
  if (!texts) return field;
  const optionNames = optionNamesOf(field.apiName, field.dropdownOptions ?? [], texts);
  return { ...field, ...translateLabels(field.apiName, field, texts), ...(optionNames && { optionNames }) };
}

/** Returns an answer beside a post with the label, and the names of its options, in a language. */
export function translateAnswer<
  Answer extends { readonly apiName: string; readonly label: string; readonly value: ProfileValue },
>(answer: Answer, texts: ContentTexts | undefined): Answer & { optionNames?: Record<string, string> } {
  if (!texts) return answer;
  const { label } = translateLabels(answer.apiName, answer, texts);
  const optionNames = optionNamesOf(answer.apiName, [answer.value].flat(), texts);
  return { ...answer, label, ...(optionNames && { optionNames }) };
}
