import { understandingLink } from './criteria.ts';
import {
  type AxeRules,
  type CheckRow,
  type CriterionRow,
  conformanceRows,
  conformanceTotals,
  type Results,
} from './report.ts';

/** Returns `docs/conformance.md`. The same results give the same text: it has no dates, and everything is sorted. */
export function conformancePage(results: Results, rules: AxeRules): string {
  const rows = conformanceRows(results, rules);
  return `# Conformance with WCAG 2.2

\`npm run conformance\` writes this page from the reports of the last runs (\`.cache/reports\`) and from the tables in
\`scripts/conformance/\`. It covers the 55 criteria of the levels A and AA. It is a report of automatic checks, not a claim of
conformance: nobody has tested the forum with a screen reader of an operating system yet.
[accessibility-checks.md](accessibility-checks.md) lists the checks of each component, [testing.md](testing.md) explains the walks.

## Totals

| | |
| --- | ---: |
${Object.entries(conformanceTotals(rows)).map(tableLine).join('\n')}

${countTable(results.counts)}

## Criteria

The result is that of the last recorded run: *passed* if each check ran and none failed, *not run* if a check has no result.

| Criterion | Level | Decided by | Checks | Result |
| --- | --- | --- | --- | --- |
${rows.map(criterionLine).join('\n')}

## Checks

${rows.map(criterionSection).join('\n\n')}
`;
}

const countTable = (counts: Results['counts']) =>
  Object.keys(counts).length === 0
    ? 'No complete run of all walks has been recorded.'
    : `Counted by the last run of all walks:\n\n| | |\n| --- | ---: |\n${Object.entries(counts).map(tableLine).join('\n')}`;

const tableLine = ([name, count]: [string, number]) => `| ${name} | ${count} |`;

const criterionLine = ({ number, name, level, means, checks, verdict }: CriterionRow) =>
  `| [${number} ${name}](#${anchor(number, name)}) | ${level} | ${means} | ${checks.length} | ${verdict} |`;

const anchor = (number: string, name: string) =>
  `${number} ${name}`
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

function criterionSection(row: CriterionRow): string {
  const { number, name, level, means, person, rules, checks } = row;
  const facts = [
    `Level ${level}, decided by ${means}. [Explanation](${understandingLink(row)}).`,
    ...(person ? [`${means === 'not applicable' ? 'Not applicable' : 'A person checks'}: ${lowerFirst(person)}`] : []),
    ...(rules.length > 0 ? [`Rules of axe: ${rules.map((rule) => `\`${rule}\``).join(', ')}.`] : []),
  ];
  return [`### ${number} ${name}`, ...facts, ...(checks.length > 0 ? [checks.map(checkLine).join('\n')] : [])].join(
    '\n\n',
  );
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) && !/^(NVDA|VoiceOver|Tab)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const checkLine = ({ title, file, words, result }: CheckRow) =>
  `- ${title}: [\`${file}\`](../${file})${words ? ` (“${words}”)` : ''}, ${resultText(result)}`;

/** Returns the result of a check as text. */
export const resultText = (result: CheckRow['result']): string =>
  result ? `${result.passed} passed${result.failed > 0 ? `, ${result.failed} FAILED` : ''}` : 'not run';
