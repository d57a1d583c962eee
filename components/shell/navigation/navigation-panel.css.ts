import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, motion, radius, size, space } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(var(--level-from))' } });

export const root = style({ display: 'inline-flex' });

export const places = style({ listStyle: 'none', margin: 0, padding: 0 });

/** A navigation item, or the button that opens the level below it. */
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

/** Content other than navigation items, such as the choice of a language. */
export const foot = style({
  marginBlockStart: space.medium,
  paddingBlockStart: space.medium,
  paddingInline: space.small,
  borderBlockStart: `1px solid ${color.border}`,
});

/** A level slides in from the inline end, within the duration its machine defines. */
export const level = style({
  vars: { '--level-from': '2rem' },
  animation: `${arrive} ${motion.calm} ${motion.easeOut}`,
  selectors: { '[dir="rtl"] &': { vars: { '--level-from': '-2rem' } } },
});

export const levelHead = style({ display: 'flex', alignItems: 'center', gap: space.tiny, marginBlockEnd: space.tiny });

export const levelName = style({ fontSize: vars.text.medium });

export const line = style({ blockSize: '1px', marginBlock: space.small, border: 0, background: color.border });
