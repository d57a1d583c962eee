import axe from 'axe-core';
import type { AxeRules } from './report.ts';

/** The rules that the walks run, and the criteria of WCAG that each is tagged with. */
export function axeRules(): AxeRules {
  const found: Record<string, string[]> = {};
  for (const { ruleId, tags } of axe.getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))
    for (const tag of tags) {
      const number = /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.');
      if (number) found[number] = [...(found[number] ?? []), ruleId].sort();
    }
  return found;
}
