import { useState } from 'react';
import rules from '#scripts/conformance/axe-rules.json';
import { understandingLink } from '#scripts/conformance/criteria.ts';
import { resultText } from '#scripts/conformance/page.ts';
import { type CheckRow, type CriterionRow, conformanceRows, conformanceTotals } from '#scripts/conformance/report.ts';
import results from '#scripts/conformance/results.json';
import { Page } from '#stories/workbench/page/page.tsx';
import { storyLink } from '#stories/workbench/story-links.ts';
import * as styles from './conformance-page.css.ts';

const rows = conformanceRows(results, rules);
const totals: Readonly<Record<string, number>> = { ...conformanceTotals(rows), ...results.counts };

const filters: Readonly<Record<string, (row: CriterionRow) => boolean>> = {
  'All criteria': () => true,
  'Need a person': ({ means }) => means === 'person' || means === 'machine and person',
  'Decided by machine': ({ means }) => means === 'machine',
  Failed: ({ verdict }) => verdict === 'failed',
  'Not run': ({ verdict }) => verdict === 'not run',
};

/** The conformance report: every criterion of WCAG 2.2 A and AA, its checks, their last results, and the rest for a person. */
export function ConformancePage() {
  const [filter, choose] = useState('All criteria');
  const shown = rows.filter(filters[filter] ?? (() => true));
  return (
    <Page
      title="Conformance"
      lead={
        <>
          The 55 criteria of WCAG 2.2, levels A and AA, with the checks that cover each. It is a report of automatic
          checks, not a claim:{' '}
          <a href={storyLink('workbench--coverage--all-machines')} target="_top">
            coverage
          </a>{' '}
          shows what the walks reached.
        </>
      }
    >
      <dl className={styles.counts} aria-label="Totals">
        {Object.entries(totals).map(([name, count]) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd className={styles.number}>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>Show</legend>
        {Object.keys(filters).map((name) => (
          <label key={name} className={styles.filter}>
            <input type="radio" name="filter" checked={filter === name} onChange={() => choose(name)} /> {name}
          </label>
        ))}
        <span role="status" className={styles.quiet}>
          {shown.length} of {rows.length}
        </span>
      </fieldset>
      <ul className={styles.list} aria-label="Criteria">
        {shown.map((row) => (
          <Criterion key={row.number} {...row} />
        ))}
      </ul>
    </Page>
  );
}

function Criterion(row: CriterionRow) {
  const { number, name, level, means, person, checks, verdict, rules: own } = row;
  return (
    <li>
      <details className={styles.criterion}>
        <summary className={styles.summary}>
          <span className={styles.criterionNumber}>{number}</span>
          <span className={styles.criterionName}>{name}</span>
          <span className={styles.quiet}>{level}</span>
          <span className={styles.quiet}>{means}</span>
          <span className={styles.verdict} data-verdict={means === 'not applicable' ? 'none' : verdict}>
            {means === 'not applicable' ? 'not applicable' : verdict}
          </span>
        </summary>
        <div className={styles.details}>
          {person && (
            <p>
              <strong>{means === 'not applicable' ? 'Why' : 'A person checks'}:</strong> {person}
            </p>
          )}
          {checks.length > 0 && (
            <ul className={styles.checks}>
              {checks.map((one) => (
                <CheckLine key={one.title} {...one} />
              ))}
            </ul>
          )}
          {own.length > 0 && <p className={styles.quiet}>Rules of axe: {own.join(', ')}</p>}
          <a href={understandingLink(row)} target="_blank" rel="noreferrer">
            Explanation by the W3C (opens in a new tab)
          </a>
        </div>
      </details>
    </li>
  );
}

const CheckLine = ({ title, file, words, result }: CheckRow) => (
  <li>
    {title} <span className={styles.quiet}>({resultText(result)})</span>
    <br />
    <code className={styles.file}>
      {file}
      {words && `: “${words}”`}
    </code>
  </li>
);
