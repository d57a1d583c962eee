import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius } = vars;

export const items = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.small });

/** A finding; one that a person must look at has another colour. */
export const finding = style({
  padding: space.small,
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.surfaceSunken,
  selectors: { '&[data-undecided]': { borderInlineStartColor: color.warning } },
});

export const pair = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

/** Two letters in the colours of a pair. */
export const sample = style({
  paddingInline: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});

/** The accessibility tree. */
export const outline = style({
  listStyle: 'none',
  paddingInlineStart: space.snug,
  borderInlineStart: `1px solid ${color.border}`,
  fontSize: text.tiny,
  overflowWrap: 'anywhere',
});

export const role = style({ fontFamily: vars.font.code, color: color.primaryText });
