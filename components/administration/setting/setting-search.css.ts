import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const search = style({ display: 'grid', gap: space.small, maxInlineSize: '42rem' });

export const count = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

export const list = style({
  margin: 0,
  padding: space.tiny,
  maxBlockSize: '24rem',
  overflowY: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const option = style({
  display: 'grid',
  gap: space.hair,
  padding: space.small,
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  outlineOffset: -2,
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-selected="true"]': { background: color.surfaceSelected, outline: `2px solid ${color.focus}` },
  },
});

export const name = style({ color: color.heading, fontWeight: vars.weight.semibold });

export const place = style({ color: color.textQuiet, fontSize: text.small });
