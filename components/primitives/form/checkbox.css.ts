import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

/** The native checkbox in the accent color. It preserves its states in forced-colors mode and in print. */
export const box = style(
  primitive({
    flexShrink: 0,
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    marginBlockStart: '0.1em',
    accentColor: vars.color.primary,
    cursor: 'inherit',
  }),
);
