import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const choices = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, fontWeight: vars.weight.semibold, color: vars.color.text });

export const help = style({ color: vars.color.textQuiet, fontSize: vars.text.small });

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.tiny,
  marginBlockStart: vars.space.small,
});

export const error = style({ marginBlockStart: vars.space.tiny, color: vars.color.danger, fontSize: vars.text.small });
