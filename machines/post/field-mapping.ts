import type { PostField, PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';

/** What a post answers, with the fields of its type and of the one it shall have. */
export interface MappedFields {
  readonly from: readonly PostField[];
  readonly to: readonly PostField[];
  readonly answers: PostMeta;
}

/** What was entered for the new type's fields, by their names. */
export type Entered = PostMetaPatch;

/** Into which field each answer goes that would no longer be told; the empty word for none. */
export type Mapping = Readonly<Record<string, string>>;

const isAnswered = (answer: Entered[string] | undefined): boolean =>
  answer !== undefined && answer !== null && answer !== false && String(answer).trim() !== '';

/** The answered fields that the new type does not ask. */
export const lostFields = ({ from, to, answers }: MappedFields): readonly PostField[] =>
  from.filter(
    ({ postFieldID }) => answers[postFieldID] !== undefined && !to.some((field) => field.postFieldID === postFieldID),
  );

/** The fields of the new type that have to be answered and are not. */
export const missingFields = (to: readonly PostField[], entered: Entered): readonly PostField[] =>
  to.filter(({ isRequired, postFieldID }) => isRequired && !isAnswered(entered[postFieldID]));

/** What the new type's fields begin with: what the post answers to them already. */
export const answersKept = ({ to, answers }: MappedFields): Entered =>
  Object.fromEntries(
    to.flatMap(({ postFieldID: name }) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
  );

/** Whether somebody has to say what becomes of fields: some would no longer be told, or answers are missing. */
export const needsMapping = (fields: MappedFields): boolean =>
  lostFields(fields).length > 0 || missingFields(fields.to, answersKept(fields)).length > 0;

const asText = (answer: PostMeta[string]): string => [answer].flat().join(', ');

/** An answer to one field as the control of another takes it; what does not fit there is text, and is told by the server. */
export function answerFor(target: PostField, answer: PostMeta[string]): PostMeta[string] {
  const isList = target.dataType === 'string[]' || target.dataType === 'number[]';
  if (isList) return Array.isArray(answer) ? answer : [asText(answer)];
  if (target.dataType === 'boolean') return answer === true;
  return Array.isArray(answer) ? asText(answer) : typeof answer === 'boolean' ? String(answer) : answer;
}
