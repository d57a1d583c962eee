import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const service = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});

export const textBlock = style({ flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: space.tiny });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const address = style({
  padding: space.snug,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: vars.font.code,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
