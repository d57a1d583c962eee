import type { AxeResults, CheckResult, NodeResult, Result, RunOptions } from 'axe-core';
import type { Audit, ContrastPair, Finding, NamedElement } from './audit.ts';
import { loadAxe, loadedAxe } from './load-axe.ts';
import { nameInWords, outlineOf } from './outline.ts';

/** The same rules as in the tests (`tests/support/machine/state-checks.ts`). */
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations', 'incomplete', 'passes'],
};

let lastAudit: Promise<unknown> = Promise.resolve();

/**
 * Runs axe on the story in this window, and reads its contrasts and its accessibility tree. Waits for an earlier audit,
 * because axe fails while another run is in progress.
 */
export function auditStory(): Promise<Audit> {
  const audit = lastAudit.then(runAudit);
  lastAudit = audit.catch(() => undefined);
  return audit;
}

async function runAudit(): Promise<Audit> {
  const axe = await loadAxe();
  const { violations, incomplete, passes } = await axe.run<AxeResults>(document, options);
  const names = namesOf([...violations, ...incomplete, ...passes.filter(({ id }) => id === 'color-contrast')]);
  return {
    findings: [
      ...violations.map((result) => findingOf(result, names, false)),
      ...incomplete.map((result) => findingOf(result, names, true)),
    ],
    pairs: pairsOf([...violations, ...passes], names),
    outline: outlineOf(document.body),
  };
}

type Names = ReadonlyMap<string, string>;

const selectorOf = ({ target }: NodeResult) => target.flat().join(' ');

function namesOf(results: readonly Result[]): Names {
  const axe = loadedAxe();
  axe.setup(document.body);
  try {
    const selectors = new Set(results.flatMap(({ nodes }) => nodes.map(selectorOf)));
    return new Map(
      [...selectors].map((selector) => {
        const element = document.querySelector(selector);
        return [selector, element ? nameInWords(element) : selector] as const;
      }),
    );
  } finally {
    axe.teardown();
  }
}

const findingOf = ({ id, help, helpUrl, impact, nodes }: Result, names: Names, isUndecided: boolean): Finding => ({
  rule: id,
  help,
  address: helpUrl,
  impact: impact ?? 'minor',
  isUndecided,
  elements: nodes.map((node) => elementOf(node, names)),
});

function elementOf(node: NodeResult, names: Names): NamedElement {
  const selector = selectorOf(node);
  const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
  return { name: names.get(selector) ?? selector, selector, why };
}

interface ContrastData {
  readonly fgColor: string;
  readonly bgColor: string;
  readonly contrastRatio: number;
  readonly expectedContrastRatio: string;
}

/** Returns the pairs of colours that axe has measured, lowest contrast first. */
function pairsOf(results: readonly Result[], names: Names): ContrastPair[] {
  const pairs = new Map<string, ContrastPair>();
  for (const node of results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)) {
    const data = node.any.find(hasColors)?.data as ContrastData | undefined;
    if (!data) continue;
    const key = `${data.fgColor} ${data.bgColor} ${data.expectedContrastRatio}`;
    const before = pairs.get(key)?.elements ?? [];
    pairs.set(key, {
      front: data.fgColor,
      back: data.bgColor,
      ratio: data.contrastRatio,
      required: Number.parseFloat(data.expectedContrastRatio),
      elements: [...before, names.get(selectorOf(node)) ?? selectorOf(node)],
    });
  }
  return [...pairs.values()].sort((a, b) => a.ratio - b.ratio);
}

const hasColors = ({ data }: CheckResult) => (data as Partial<ContrastData> | null)?.fgColor !== undefined;
