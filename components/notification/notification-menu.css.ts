import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '23rem',
  maxInlineSize: '100%',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space.small,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const title = style({ margin: 0, color: color.heading, fontSize: vars.text.medium });

export const body = style({
  minBlockSize: '6rem',
  maxBlockSize: 'min(28rem, 60dvb)',
  overflowY: 'auto',
  paddingBlock: space.tiny,
});

export const empty = style({
  margin: 0,
  paddingInline: space.small,
  paddingBlock: space.large,
  color: color.textQuiet,
  textAlign: 'center',
});

export const rows = style({ display: 'grid', gap: space.small, padding: space.small });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  minBlockSize: vars.size.controlTouch,
  paddingInline: space.small,
  borderBlockStart: `1px solid ${color.border}`,
});
