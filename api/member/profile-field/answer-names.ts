/** Returns the form control name of a profile field. A control with several values appends `[]` to it. */
export const answerName = (apiName: string): string => `profileFields[${apiName}]`;

/** Returns the profile field that a form control belongs to. Returns undefined for any other control. */
export const fieldNameOfControl = (name: string): string | undefined =>
  /^profileFields\[([\w-]+)\](\[\])?$/.exec(name)?.[1];

const takesSeveral = (name: string): boolean => name.endsWith('[]');

/** Returns the profile field answers among the entries of a form, keyed by field name. */
export function collectFormAnswers(entries: Iterable<readonly [string, unknown]>): Record<string, string | string[]> {
  const answers: Record<string, string | string[]> = {};
  for (const [name, value] of entries) {
    const field = fieldNameOfControl(name);
    if (field === undefined) continue;
    const given = [value].flat().map(String);
    answers[field] = takesSeveral(name) ? [...[answers[field] ?? []].flat(), ...given] : (given.at(-1) ?? '');
  }
  return answers;
}
