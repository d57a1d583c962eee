import { axeChecks, type Check, checks } from './checks.ts';
import { type Criterion, criteria } from './criteria.ts';
import { type Means, needs } from './needs.ts';

/** How many tests of a check passed and failed in the last run. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
}

/** The results of the last run: those of each check by its key, and what the walks counted. */
export interface Results {
  readonly checks: Readonly<Record<string, Result>>;
  readonly counts: Readonly<Record<string, number>>;
}

/** The rules of axe by criterion: `1.4.3` → `color-contrast`. */
export type AxeRules = Readonly<Record<string, readonly string[]>>;

/** A check with its last result; undefined if it has not run. */
export interface CheckRow extends Check {
  readonly result: Result | undefined;
}

/** A criterion with everything that covers it. */
export interface CriterionRow extends Criterion {
  readonly means: Means;
  readonly person: string;
  readonly rules: readonly string[];
  readonly checks: readonly CheckRow[];
  readonly verdict: 'passed' | 'failed' | 'not run' | 'not checked';
}

/** The key of a check in the results. */
export const keyOfCheck = ({ file, words }: Check): string => (words ? `${file}: ${words}` : file);

/** All checks, each with its last result. */
export const allChecks: readonly Check[] = [...axeChecks, ...checks];

/** Returns every criterion with its checks, the rules of axe, the last result and the work of a person. */
export const conformanceRows = (results: Results, rules: AxeRules): CriterionRow[] =>
  criteria.map((criterion) => {
    const own = rules[criterion.number] ?? [];
    const covering = [...(own.length > 0 ? axeChecks : []), ...checksFor(criterion)];
    const { means, person } = needs[criterion.number] ?? { means: 'person' as const, person: '' };
    const rows = covering.map((one) => ({ ...one, result: results.checks[keyOfCheck(one)] }));
    return { ...criterion, means, person, rules: own, checks: rows, verdict: verdictOf(rows) };
  });

const checksFor = ({ number }: Criterion) => checks.filter((one) => one.criteria.includes(number));

/** A criterion has passed if each of its checks has run and none has failed. */
function verdictOf(rows: readonly CheckRow[]): CriterionRow['verdict'] {
  if (rows.length === 0) return 'not checked';
  if (rows.some(({ result }) => result && result.failed > 0)) return 'failed';
  return rows.every(({ result }) => result && result.passed > 0) ? 'passed' : 'not run';
}

/** Returns the numbers of criteria by how they are decided and by their last result. */
export function conformanceTotals(rows: readonly CriterionRow[]): Record<string, number> {
  const count = (isIn: (row: CriterionRow) => boolean) => rows.filter(isIn).length;
  return {
    criteria: rows.length,
    'with an automatic check': count(({ checks: own }) => own.length > 0),
    'decided by machine': count(({ means }) => means === 'machine'),
    'that also need a person': count(({ means }) => means === 'machine and person' || means === 'person'),
    'not applicable': count(({ means }) => means === 'not applicable'),
    passed: count(({ verdict }) => verdict === 'passed'),
    failed: count(({ verdict }) => verdict === 'failed'),
  };
}
