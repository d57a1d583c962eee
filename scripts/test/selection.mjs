import { suiteOf } from './covering.mjs';
import { beginsWith, isModel, isTest, stemOf } from './file-names.mjs';

// Runs only when it is named explicitly (playwright-ct.config.ts).
const isFaultTest = (file) => file.includes('visual-snapshot-faults');

/** The tests that walk machines; the environment variable `WALK` names the machines. */
const walkTests = ['tests/model/walks.test.ts', 'tests/model/walks.ct.tsx', 'tests/model/states.ct.tsx'];

/**
 * Returns the tests for the words of a command line: the test files whose path contains a word, and the walks of the
 * machines whose stem begins with it. A word that names neither selects the tests that cover the files with this
 * stem. `notes` names these files, and the words without a file.
 */
export function selectTests(words, files, find) {
  const tests = new Set();
  const walks = new Set();
  const notes = [];
  for (const word of words) {
    const begins = beginsWith(word);
    const named = files.filter((file) => isTest(file) && file.includes(word) && !isFaultTest(file));
    const machines = files.filter((file) => isModel(file) && begins(stemOf(file)));
    for (const test of named) tests.add(test);
    for (const machine of machines) walks.add(stemOf(machine));
    if (named.length + machines.length > 0) continue;
    const others = files.filter((file) => begins(stemOf(file)) || file === word);
    const covering = others
      .map((file) => ({ file, ...find(file) }))
      .filter((one) => one.tests.length + one.walks.length);
    if (others.length === 0) notes.push(`No file is named ${word}.`);
    else if (covering.length === 0) notes.push(`Only the complete run covers ${others.join(', ')}.`);
    for (const { file, tests: reached, walks: walked } of covering) {
      notes.push(`No test is named ${word}. ${file} is covered by ${coveredBy(reached, walked)}.`);
      for (const test of reached) tests.add(test);
      for (const walk of walked) walks.add(walk);
    }
  }
  if (walks.size > 0) for (const test of walkTests) tests.add(test);
  // Tests of the model that are named directly walk all machines.
  const walksAll = words.some((word) => walkTests.some((test) => test.includes(word)));
  return { tests: [...tests].sort(), walks: walksAll ? [] : [...walks].sort(), notes };
}

function coveredBy(tests, walks) {
  const shown = [...walks.map((stem) => `the walk of ${stem}`), ...tests];
  return shown.length > 3 ? `${shown.slice(0, 3).join(', ')} and ${shown.length - 3} others` : shown.join(', ');
}

/** Returns the selected files of each suite of `npm test`. */
export const filesOfSuites = (tests) => ({
  vitest: tests.filter((file) => !['journey', 'component'].includes(suiteOf(file))),
  journeys: tests.filter((file) => suiteOf(file) === 'journey'),
  components: tests.filter((file) => suiteOf(file) === 'component'),
});
