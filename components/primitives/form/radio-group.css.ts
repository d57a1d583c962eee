import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { space } = vars;

/** The radio buttons, stacked. */
export const group = style(
  primitive({ display: 'grid', gap: space.small, border: 0, margin: 0, padding: 0, minInlineSize: 0 }),
);

/** The label of the group. */
export const legend = style(primitive({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold }));
