import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

/** The region of the chart. Its size does not depend on the chart. */
export const room = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  direction: 'ltr',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const chart = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  font: `12px ${vars.font.body}`,
  fill: color.text,
  userSelect: 'none',
});

/** The zoom buttons in the corner of the chart. */
export const buttons = style({
  position: 'absolute',
  insetBlockEnd: space.tiny,
  insetInlineEnd: space.tiny,
  display: 'flex',
  gap: space.tiny,
});

export const button = style({
  minInlineSize: '28px',
  minBlockSize: '28px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: vars.text.small,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceHover } },
});
