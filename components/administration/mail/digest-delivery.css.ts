import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const next = style({ marginBlockStart: space.small });

export const title = style({
  marginBlockStart: space.medium,
  color: color.heading,
  fontSize: text.medium,
  fontWeight: weight.semibold,
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: space.tiny });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  paddingBlock: space.tiny,
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const none = style([quiet, { marginBlockStart: space.medium }]);
