/** What the control for a profile field is named in a form; one that takes several answers adds `[]`. */
export const answerName = (apiName: string): string => `profileFields[${apiName}]`;

/** The field that a control of a form asks for; undefined for any other control. */
export const fieldOfAnswer = (name: string): string | undefined => /^profileFields\[([\w-]+)\](\[\])?$/.exec(name)?.[1];

const takesSeveral = (name: string): boolean => name.endsWith('[]');

/** The answers to profile fields among the entries of a form, by the names of the fields. */
export function answersAmong(entries: Iterable<readonly [string, unknown]>): Record<string, string | string[]> {
  const answers: Record<string, string | string[]> = {};
  for (const [name, value] of entries) {
    const field = fieldOfAnswer(name);
    if (field === undefined) continue;
    const given = [value].flat().map(String);
    answers[field] = takesSeveral(name) ? [...[answers[field] ?? []].flat(), ...given] : (given.at(-1) ?? '');
  }
  return answers;
}
