import { useLayoutEffect } from 'react';
import { applyEdits } from '#stories/workbench/theme/token-edits.ts';
import { motion } from '#theme/tokens/scale.ts';
import { setForcedColors } from './forced-colors.ts';
import { settingsIn, useSearch } from './settings.ts';
import { setConditions, watchStyles } from './simulated-viewer.ts';

/** The motion tokens under reduced motion (`theme/themes/measures.css.ts`). */
const reduced: Readonly<Record<string, string>> = {
  quick: '0.01ms',
  calm: '0.01ms',
  slow: '0.01ms',
  spin: '3s',
  shimmer: '4s',
};

/**
 * Applies the settings of the address to this window: palette, direction, language, text size, motion and edited
 * tokens.
 */
export function useAppliedSettings(): void {
  const search = useSearch();
  useLayoutEffect(() => {
    const { palette, dir, lang, text, motion: wanted } = settingsIn(search);
    const root = document.documentElement;
    const isForced = palette === 'forced';
    const theme = isForced ? 'dark' : palette;
    const hold = () => {
      if (root.dir !== dir) root.dir = dir;
      if (root.dataset['theme'] !== theme) root.dataset['theme'] = theme;
    };
    hold();
    root.lang = lang;
    setConditions({ text, isForced });
    setForcedColors(isForced);
    for (const name of Object.keys(motion)) setMotion(name, wanted === 'reduced' ? reduced[name] : undefined);
    applyEdits();
    // Ladle also sets both attributes.
    const watch = new MutationObserver(hold);
    watch.observe(root, { attributeFilter: ['dir', 'data-theme'] });
    const stopWatchingStyles = watchStyles();
    return () => {
      watch.disconnect();
      stopWatchingStyles();
    };
  }, [search]);
}

function setMotion(name: string, value: string | undefined) {
  const property = `--motion-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const { style } = document.documentElement;
  value === undefined ? style.removeProperty(property) : style.setProperty(property, value);
}
