import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

export const sheet = style({ padding: space.medium, display: 'grid', gap: space.medium });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.medium, border: 0 });

export const table = style({ inlineSize: 'auto', borderSpacing: space.small, borderCollapse: 'separate' });

/** The label of a state or a mode. */
export const name = style({
  textAlign: 'start',
  verticalAlign: 'top',
  position: 'sticky',
  insetInlineStart: 0,
  background: color.page,
  paddingInlineEnd: space.small,
  minInlineSize: '7rem',
  maxInlineSize: '12rem',
  overflowWrap: 'anywhere',
  zIndex: 1,
});

/** A scaled-down state in one mode. */
export const cell = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.small,
  background: color.surface,
});

/** The frame of a cell. */
export const frame = style({ border: 0, transformOrigin: '0 0', pointerEvents: 'none', display: 'block' });

/** The link that opens the state in this mode. */
export const link = style({ position: 'absolute', inset: 0 });
