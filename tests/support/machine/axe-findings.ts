import type { Page } from '@playwright/test';
import { colourRules, isLayoutUnchanged } from './axe-layout.ts';
import { injectElementWords } from './element-words.ts';

/** A finding of axe: a violation, or a check that axe could not decide. */
export interface AxeFinding {
  readonly rule: string;
  /** The selector of the element. */
  readonly target: string;
  /** The reason given by axe. For contrast: the ratio, the needed ratio, both colours and their theme tokens. */
  readonly reason: string;
}

/** The findings of axe on a page. */
export interface AxeFindings {
  readonly violations: AxeFinding[];
  readonly incomplete: AxeFinding[];
}

/** The findings of the last complete run on a page, except those of colours. */
const uncoloured = new WeakMap<Page, AxeFindings>();

/**
 * Runs the rules of axe that have one of the tags on the whole page. With `sizes`, checks the sizes of targets too. If
 * content and layout are as in the previous run, as in another palette, runs only the rules that read colours, and
 * returns the other findings of that run again.
 */
export async function findByAxe(page: Page, tags: readonly string[], { sizes = false } = {}): Promise<AxeFindings> {
  await injectElementWords(page);
  const isSame = await page.evaluate(isLayoutUnchanged, `${tags} ${sizes}`);
  const former = isSame ? uncoloured.get(page) : undefined;
  const found = await page.evaluate(lookByAxe, { values: [...tags], sizes, only: former && colourRules });
  if (former)
    return {
      violations: [...found.violations, ...former.violations],
      incomplete: [...found.incomplete, ...former.incomplete],
    };
  const isOther = ({ rule }: AxeFinding) => !colourRules.includes(rule);
  uncoloured.set(page, {
    violations: found.violations.filter(isOther),
    incomplete: found.incomplete.filter(isOther),
  });
  return found;
}

/** The rules to run: those of the tags, or only some of them. */
interface AxeRules {
  readonly values: string[];
  readonly sizes: boolean;
  readonly only: readonly string[] | undefined;
}

/** Runs in the page. */
async function lookByAxe({ values, sizes, only }: AxeRules): Promise<AxeFindings> {
  const { axe, elementWords } = globalThis as unknown as {
    axe: typeof import('axe-core');
    elementWords: import('./element-words.ts').ElementWords;
  };
  const { violations, incomplete } = await axe.run(document, {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values },
    rules: sizes && !only ? { 'target-size': { enabled: true } } : {},
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  const reasonOf = ({ any, all, none, element = document.body }: (typeof violations)[number]['nodes'][number]) => {
    const [check] = [...any, ...all, ...none];
    const { contrastRatio, expectedContrastRatio, fgColor, bgColor } = check?.data ?? {};
    if (!contrastRatio) return check?.message ?? '';
    const text = `${fgColor} (${elementWords.tokensOf(element, fgColor)})`;
    const ground = `${bgColor} (${elementWords.tokensOf(element, bgColor, true)})`;
    return `contrast ${contrastRatio}:1, needs ${expectedContrastRatio}; ${text} on ${ground}`;
  };
  const findings = (found: typeof violations) =>
    found.flatMap(({ id, nodes }) =>
      nodes.map((node) => ({ rule: id, target: node.target.join(' '), reason: reasonOf(node) })),
    );
  return { violations: findings(violations), incomplete: findings(incomplete) };
}

/**
 * Describes findings for a message: rule, element by role, name and machine, and reason. Findings are described only
 * when they are reported, because the accessible name is expensive to compute.
 */
export async function describeFindings(page: Page, findings: readonly AxeFinding[]): Promise<string[]> {
  if (findings.length === 0) return [];
  return page.evaluate((all) => {
    const elementAt = (target: string) => {
      try {
        return document.querySelector(target);
      } catch {
        return null;
      }
    };
    return all.map(({ rule, target, reason }) => {
      const element = elementAt(target);
      return `${rule}: ${element ? globalThis.elementWords?.describe(element) : target}: ${reason}`;
    });
  }, findings);
}
