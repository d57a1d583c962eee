import type { CSSProperties } from 'react';
import { vars } from '#theme/contract.css.ts';
import * as styles from './theme-page.css.ts';

type Group = Exclude<keyof typeof vars, 'color'>;

const box: CSSProperties = {
  inlineSize: '3rem',
  blockSize: '2rem',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderStrong}`,
};

const bar = (inlineSize: string): CSSProperties => ({
  inlineSize,
  minInlineSize: '1px',
  maxInlineSize: '100%',
  blockSize: '0.75rem',
  background: vars.color.primary,
});

const forms: Readonly<Record<Group, (variable: string) => CSSProperties>> = {
  text: (fontSize) => ({ fontSize, lineHeight: 1 }),
  leading: (lineHeight) => ({ lineHeight, fontSize: '0.7rem' }),
  weight: (fontWeight) => ({ fontWeight: fontWeight as 'bold' }),
  font: (fontFamily) => ({ fontFamily }),
  space: bar,
  radius: (borderRadius) => ({ ...box, borderRadius }),
  shadow: (boxShadow) => ({ ...box, border: 0, boxShadow }),
  motion: (transitionDuration) => ({ ...bar('60%'), transitionDuration }),
  layer: () => ({}),
  size: bar,
};

const words: Partial<Record<Group, string>> = { text: 'Aa', leading: 'one\ntwo', weight: 'Word', font: 'Word' };

/** Renders a sample of a token that is not a colour. */
export const TokenSample = ({ group, variable }: { group: Group; variable: string }) => (
  <span className={styles.sample} aria-hidden>
    <span style={{ whiteSpace: 'pre', ...forms[group](variable) }}>{words[group]}</span>
  </span>
);
