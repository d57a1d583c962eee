import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { control } from './page.css.ts';

const { color, space, text } = vars;

export const filter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const input = style({
  ...control,
  inlineSize: 'min(20rem, 100%)',
});

/** The number of items that are shown. */
export const count = style({ color: color.textQuiet, fontSize: text.small });
