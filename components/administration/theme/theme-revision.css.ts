import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold });

export const facts = style({ color: color.textQuiet, fontSize: vars.text.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

/** Marks the revision that visitors see. */
export const active = style({
  paddingInline: space.small,
  borderRadius: vars.radius.full,
  background: color.successSoft,
  color: color.success,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});
