import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const place = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

export const done = style({
  color: vars.color.textQuiet,
  fontSize: vars.text.small,
  selectors: { '&:empty': { display: 'none' } },
});
