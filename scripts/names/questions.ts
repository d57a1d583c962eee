/** The questions a developer has about a feature, in the order of the style guide, and the files that answer each. */
const questions: readonly (readonly [question: string, answers: RegExp])[] = [
  ['What is it, which routes, which errors?', /^api\/.*\.contract\.ts$/],
  ['How is it requested?', /^api\/.*\.(client|queries)\.ts$/],
  ['What else do client and server share?', /^api\//],
  ['When does what happen, and what if it fails?', /^machines\/.*\.machine\.ts$/],
  ['What does a view get from it?', /^machines\/.*\.connect\.ts$/],
  ['What else belongs to the machine?', /^machines\//],
  ['What does it look like, in each state?', /^(components|stories|theme)\//],
  ['What are its texts?', /^locales\//],
  ['At which address is it?', /^pages\//],
  ['Which routes answer?', /^server\/.*\.routes\.ts$/],
  ['Who may do it, and how is it stored?', /^server\//],
  ['Which add-on has a part in it?', /^addons\//],
  ['What do the tests cover?', /^tests\//],
  ['Which command is it?', /^scripts\//],
];

/** Groups files by the question they answer. Questions without files are omitted. */
export function byQuestion(files: readonly string[]): { question: string; files: string[] }[] {
  const questionOf = (file: string) => questions.find(([, answers]) => answers.test(file))?.[0];
  return questions
    .map(([question]) => ({ question, files: files.filter((file) => questionOf(file) === question) }))
    .filter((row) => row.files.length > 0);
}
