import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { radius, space } = vars;

/** The view of a built-in theme, which can only be copied: sample, explanation and copy button. */
export const template = style({ display: 'grid', justifyItems: 'start', gap: space.large, maxInlineSize: '40rem' });

export const sample = style({ maxInlineSize: '30rem' });

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold });

export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: space.large,
});

/** A colour row: picker, text input and reset button. */
export const color = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const swatch = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.5rem',
  padding: 2,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  cursor: 'pointer',
});

export const code = style({ maxInlineSize: '8rem', fontFamily: vars.font.code });
