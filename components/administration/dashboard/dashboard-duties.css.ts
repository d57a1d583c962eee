import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

/** A part of the overview with a heading. */
export const section = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

/** The heading of a part of the overview. */
export const title = style({ margin: 0, color: color.heading, fontSize: text.large, fontWeight: weight.semibold });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  padding: space.roomy,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover:has(a)': { background: color.surfaceHover },
  },
});

export const texts = style({ display: 'grid', gap: space.hair, minInlineSize: 0 });

export const words = style({ color: color.textQuiet, fontSize: text.small });

export const name = style({
  fontWeight: weight.semibold,
  // The whole row can be pressed.
  selectors: { 'a&::after': { content: '""', position: 'absolute', inset: 0 } },
});
