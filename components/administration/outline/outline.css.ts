import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

export const root = style({ display: 'grid', gap: space.medium });

export const help = style({ color: color.textQuiet, fontSize: vars.text.small });

/** A list with its heading. */
export const group = style({ display: 'grid', gap: space.small, justifyItems: 'start' });

export const heading = style({ fontSize: vars.text.reading, fontWeight: vars.weight.semibold });

export const list = style({ inlineSize: '100%' });

/** The place of the first item of an empty list. */
export const empty = style({
  paddingBlock: space.medium,
  paddingInline: space.medium,
  color: color.textQuiet,
  selectors: { '&[data-drop]': { boxShadow: `inset 0 0 0 2px ${color.primary}`, borderRadius: radius.large } },
});

export const status = style({ color: color.textQuiet, fontSize: vars.text.small });
