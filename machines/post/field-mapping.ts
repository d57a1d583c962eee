import type { PostField, PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';

/** The field values of a post, with the fields of its current type and of the new type. */
export interface MappedFields {
  readonly from: readonly PostField[];
  readonly to: readonly PostField[];
  readonly answers: PostMeta;
}

/** The entered values for the fields of the new type, by field ID. */
export type Entered = PostMetaPatch;

/** The target field of each value that the new type lacks, by field IDs. An empty string omits the value. */
export type Mapping = Readonly<Record<string, string>>;

const isAnswered = (answer: Entered[string] | undefined): boolean =>
  answer !== undefined && answer !== null && answer !== false && String(answer).trim() !== '';

/** Returns the fields with a value that the new type lacks. */
export const lostFields = ({ from, to, answers }: MappedFields): readonly PostField[] =>
  from.filter(
    ({ postFieldID }) => answers[postFieldID] !== undefined && !to.some((field) => field.postFieldID === postFieldID),
  );

/** Returns the required fields of the new type without a value. */
export const missingFields = (to: readonly PostField[], entered: Entered): readonly PostField[] =>
  to.filter(({ isRequired, postFieldID }) => isRequired && !isAnswered(entered[postFieldID]));

/** Returns the initial values for the new type's fields: the values that the post already has for them. */
export const retainedFieldValues = ({ to, answers }: MappedFields): Entered =>
  Object.fromEntries(
    to.flatMap(({ postFieldID: name }) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
  );

/** Whether the mapping step is needed: some values would be lost, or required values are missing. */
export const needsMapping = (fields: MappedFields): boolean =>
  lostFields(fields).length > 0 || missingFields(fields.to, retainedFieldValues(fields)).length > 0;

const asText = (answer: PostMeta[string]): string => [answer].flat().join(', ');

/**
 * Converts the value of one field for the control of another. A value that does not fit becomes text, which the server
 * rejects.
 */
export function convertFieldValue(target: PostField, answer: PostMeta[string]): PostMeta[string] {
  const isList = target.dataType === 'string[]' || target.dataType === 'number[]';
  if (isList) return Array.isArray(answer) ? answer : [asText(answer)];
  if (target.dataType === 'boolean') return answer === true;
  return Array.isArray(answer) ? asText(answer) : typeof answer === 'boolean' ? String(answer) : answer;
}
