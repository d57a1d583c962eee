const written = new WeakMap<CSSMediaRule, string>();
const matchWritten = window.matchMedia.bind(window);

let growth = 1;
let isForced = false;

/** A condition as it comes out for this reader: `em` in the size of their text, forced colours as they have them. */
const asRead = (condition: string) =>
  condition
    .replace(/([\d.]+)em\b/g, (_, size) => `${Number(size) * growth}em`)
    .replace(/\(forced-colors:\s*active\)/g, (own) => (isForced ? '(min-width: 0px)' : own));

/**
 * Makes the text of this window as large as a reader's browser would, in per cent: the root grows, and so do conditions in
 * `em`, which follow the browser's own size of text and not the root's. Conditions on forced colours hold when told so.
 */
export function setConditions(reader: { readonly text: number; readonly isForced: boolean }): void {
  growth = reader.text / 100;
  isForced = reader.isForced;
  document.documentElement.style.fontSize = reader.text === 100 ? '' : `${reader.text}%`;
  window.matchMedia = (condition) => matchWritten(asRead(condition));
  rewriteConditions();
}

/** Keeps conditions as they are read in styles that come later; gives back how to stop. */
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
