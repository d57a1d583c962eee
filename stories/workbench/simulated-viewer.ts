const written = new WeakMap<CSSMediaRule, string>();
const matchWritten = window.matchMedia.bind(window);

let growth = 1;
let isForced = false;

/**
 * Rewrites a media condition for the simulated viewer: scales `em` with the text size, and replaces the forced-colors
 * condition.
 */
const asRead = (condition: string) =>
  condition
    .replace(/([\d.]+)em\b/g, (_, size) => `${Number(size) * growth}em`)
    .replace(/\(forced-colors:\s*active\)/g, (own) => (isForced ? '(min-width: 0px)' : own));

/**
 * Simulates a text size (in per cent) and forced colours in this window. It scales the root font size and the `em`
 * values in media conditions, which depend on the browser's font size rather than the root's. Conditions on forced
 * colours match when `isForced` is set.
 */
export function setConditions(reader: { readonly text: number; readonly isForced: boolean }): void {
  growth = reader.text / 100;
  isForced = reader.isForced;
  document.documentElement.style.fontSize = reader.text === 100 ? '' : `${reader.text}%`;
  window.matchMedia = (condition) => matchWritten(asRead(condition));
  rewriteConditions();
}

/** Rewrites the media conditions of styles that are added later. Returns a function that stops it. */
export function watchStyles(): () => void {
  const watch = new MutationObserver(rewriteConditions);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}

function rewriteConditions() {
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules))) {
    const condition = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, condition);
    if (rule.media.mediaText !== asRead(condition)) rule.media.mediaText = asRead(condition);
  }
}

const mediaRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : []),
  ]);
