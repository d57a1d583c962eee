const written = new WeakMap<CSSMediaRule, string>();
const matchWritten = window.matchMedia.bind(window);

let growth = 1;

/** A condition in `em`, as it comes out for somebody whose browser has text so much larger. */
const grown = (condition: string) => condition.replace(/([\d.]+)em\b/g, (_, size) => `${Number(size) * growth}em`);

/**
 * Makes the text of this window as large as a reader's browser would, in per cent: the root grows, and so do conditions in
 * `em`, which follow the browser's own size of text and not the root's.
 */
export function setTextSize(percent: number): void {
  growth = percent / 100;
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  window.matchMedia = (condition) => matchWritten(grown(condition));
  growConditions();
}

/** Keeps conditions grown in styles that come later; gives back how to stop. */
export function watchStyles(): () => void {
  const watch = new MutationObserver(growConditions);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}

function growConditions() {
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules))) {
    const condition = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, condition);
    if (rule.media.mediaText !== grown(condition)) rule.media.mediaText = grown(condition);
  }
}

const mediaRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : []),
  ]);
