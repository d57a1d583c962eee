import type { CSSProperties } from 'react';
import { cssName } from '#theme/tokens/css-name.ts';
import { type ThemeVariables, themePalette, usualRadius } from '#theme/tokens/theme-variables.ts';
import * as styles from './theme-miniature.css.ts';

const valuesOf = (variables: ThemeVariables, palette: 'light' | 'dark'): CSSProperties =>
  Object.fromEntries(
    Object.entries(themePalette(variables, palette)).map(([role, color]) => [`--color-${cssName(role)}`, color]),
  );

/**
 * A decorative miniature page in a theme's colours, with the light and the dark palette side by side. Hidden from
 * assistive technology.
 */
export const ThemeMiniature = ({ variables }: { variables: ThemeVariables }) => (
  <div className={styles.pair} aria-hidden="true">
    {(['light', 'dark'] as const).map((palette) => (
      <div key={palette} className={styles.page} style={valuesOf(variables, palette)}>
        <span className={styles.bar}>
          <span className={styles.mark} />
          <span className={styles.barWord} />
        </span>
        <span className={styles.sheet}>
          <span className={styles.heading} />
          <span className={styles.line} />
          <span className={styles.link} />
          <span className={styles.action} style={{ borderRadius: `${variables.radius ?? usualRadius}px` }} />
        </span>
      </div>
    ))}
  </div>
);
