import { useCallback, useEffect, useState } from 'react';
import { useSearch } from '#stories/workbench/settings.ts';
import { useTokenEdits } from './token-edits.ts';

/** Returns the CSS property of a token: `var(--space-small)` → `--space-small`. */
export const propertyOf = (variable: string): string => /--[\w-]+/.exec(variable)?.[0] ?? variable;

/**
 * Returns a function that reads the current token values of the page. Rerenders when the palette or the edits change.
 */
export function useTokenValues(): (property: string) => string {
  useSearch();
  const edits = useTokenEdits();
  const [, redraw] = useState(0);
  // The palette is an attribute of the page that is set after the story renders.
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

/** Expands three-digit colours, to which a build shortens them: `#fff` becomes `#ffffff`. */
export const sixDigits = (color: string): string =>
  /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color;
