import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const body = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
  selectors: { 'form&': { maxInlineSize: '42rem' } },
});

export const list = style({ display: 'grid', gap: vars.space.small });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.snug,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const facts = style({ color: vars.color.textQuiet, fontSize: vars.text.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.code,
});

export const secret = style({
  padding: vars.space.snug,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.code,
  overflowWrap: 'anywhere',
});

// QR code readers require dark on light, in every palette.
export const square = style({ inlineSize: '12rem', blockSize: '12rem', background: '#ffffff', color: '#000000' });
