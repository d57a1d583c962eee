import { useCallback, useEffect, useState } from 'react';
import { useSearch } from '#stories/workbench/settings.ts';
import { useTokenEdits } from './token-edits.ts';

/** The CSS property of a token: `var(--space-small)` → `--space-small`. */
export const propertyOf = (variable: string): string => /--[\w-]+/.exec(variable)?.[0] ?? variable;

/** Reads tokens as they are on the page now; whoever uses it is drawn anew when palette or edits change. */
export function useTokenValues(): (property: string) => string {
  useSearch();
  const edits = useTokenEdits();
  const [, redraw] = useState(0);
  // Palettes are attributes of the page, which are set after stories are drawn.
  useEffect(() => {
    redraw((count) => count + 1);
    const watch = new MutationObserver(() => redraw((count) => count + 1));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
    return () => watch.disconnect();
  }, []);
  return useCallback(
    (property) => edits[property] ?? getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    [edits],
  );
}

/** A build shortens colours: `#fff` is `#ffffff`. */
export const sixDigits = (color: string): string =>
  /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color;
