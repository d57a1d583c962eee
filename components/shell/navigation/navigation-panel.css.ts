import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, motion, radius, size, space } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(var(--level-from))' } });

export const root = style({ display: 'inline-flex' });

export const places = style({ listStyle: 'none', margin: 0, padding: 0 });

/** A place, or the way to those below it. */
export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  inlineSize: '100%',
  minBlockSize: size.controlTouch,
  paddingInline: space.small,
  paddingBlock: space.tiny,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover, color: color.heading },
    '&[aria-current="page"]': { background: color.surfaceSelected, fontWeight: vars.weight.semibold },
  },
});

export const caret = style({ flexShrink: 0, selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });

/** What is not a place, as the choice of a language. */
export const foot = style({
  marginBlockStart: space.medium,
  paddingBlockStart: space.medium,
  paddingInline: space.small,
  borderBlockStart: `1px solid ${color.border}`,
});

/** A level arrives from the end of the line, within the time its machine gives it. */
export const level = style({
  vars: { '--level-from': '2rem' },
  animation: `${arrive} ${motion.calm} ${motion.easeOut}`,
  selectors: { '[dir="rtl"] &': { vars: { '--level-from': '-2rem' } } },
});

export const levelHead = style({ display: 'flex', alignItems: 'center', gap: space.tiny, marginBlockEnd: space.tiny });

export const levelName = style({ fontSize: vars.text.medium });

export const line = style({ blockSize: '1px', marginBlock: space.small, border: 0, background: color.border });
