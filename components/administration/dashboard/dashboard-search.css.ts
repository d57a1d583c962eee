import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const search = style({ display: 'grid', gap: space.tiny, marginBlockEnd: space.medium });

export const count = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

export const list = style({
  display: 'grid',
  gap: space.hair,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const option = style({
  display: 'grid',
  gap: space.hair,
  padding: space.small,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outlineOffset: -2,
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-selected="true"]': { background: color.surfaceSelected, outline: `2px solid ${color.focus}` },
  },
});

export const name = style({ color: color.heading, fontWeight: vars.weight.semibold });

export const place = style({ color: color.textQuiet, fontSize: text.small });
