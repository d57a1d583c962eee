import type { Page } from '@playwright/test';
import { type AxeLayout, colourRules, geometryRules, installAxeLayout } from './axe-layout.ts';
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

/**
 * Runs the rules of axe that have one of the tags on the whole page, without the documents of frames. If only colours
 * have changed since the previous run, as in another palette, or only positions and sizes, as in another width, runs only
 * the rules that read these, and returns the other findings of that run again.
 */
export async function findByAxe(page: Page, tags: readonly string[]): Promise<AxeFindings> {
  const look = () => page.evaluate(lookByAxe, { tags: [...tags], colour: colourRules, geometry: geometryRules });
  const found = await look();
  if (found) return found;
  await injectElementWords(page);
  await page.evaluate(installAxeLayout);
  return (await look()) ?? { violations: [], incomplete: [] };
}

/** The rules to run: those of the tags, those of colours only, or those of colours, positions and sizes only. */
interface AxeRules {
  readonly tags: string[];
  readonly colour: string[];
  readonly geometry: string[];
}

/** Returns the findings; undefined when axe is not installed in the page. Runs in the page. */
async function lookByAxe({ tags, ...parts }: AxeRules): Promise<AxeFindings | undefined> {
  const { axe, axeLayout, elementWords } = globalThis as unknown as {
    axe: typeof import('axe-core');
    axeLayout?: AxeLayout & { last?: AxeFindings };
    elementWords: import('./element-words.ts').ElementWords;
  };
  if (!axeLayout) return undefined;
  const change = axeLayout.changeSince(String(tags));
  const values = change === 'content' ? undefined : parts[change];
  // What is scrolled out of a box lies behind the parts above the box, and axe cannot decide its contrast there. The
  // boxes are checked from their beginning.
  const scrolled = [...document.querySelectorAll('body *')].filter(({ scrollTop }) => scrollTop > 0);
  const positions = scrolled.map(({ scrollTop }) => scrollTop);
  for (const box of scrolled) box.scrollTop = 0;
  const { violations, incomplete } = await axe.run(document, {
    // The frames of fragments have no axe. Without this, each run waits 500 ms for their answer.
    iframes: false,
    runOnly: values ? { type: 'rule', values } : { type: 'tag', values: tags },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  for (const [index, box] of scrolled.entries()) box.scrollTop = positions[index] ?? 0;
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
  const earlier = (found: readonly AxeFinding[] = []) => found.filter(({ rule }) => values && !values.includes(rule));
  axeLayout.last = {
    violations: [...findings(violations), ...earlier(axeLayout.last?.violations)],
    incomplete: [...findings(incomplete), ...earlier(axeLayout.last?.incomplete)],
  };
  return axeLayout.last;
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
