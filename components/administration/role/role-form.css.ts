import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space.large, marginBlockStart: space.medium, minInlineSize: 0 });

export const fields = style({ display: 'grid', gap: space.medium, maxInlineSize: '42rem' });

export const heading = style({ fontSize: text.reading, fontWeight: vars.weight.semibold });

export const help = style({
  marginBlock: `${space.tiny} ${space.medium}`,
  color: color.textQuiet,
  fontSize: text.small,
});
