import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

/** The fields, stacked. */
export const fields = style({
  display: 'grid',
  gap: space.medium,
  inlineSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Adjacent fields with a common heading. */
export const group = style([fields, { margin: 0, padding: 0, border: 0 }]);

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold });

/** The list of errors at the head of the form. */
export const errors = style({ margin: 0, paddingInlineStart: space.large, overflowWrap: 'anywhere' });

// Leaves space for the label above a control to which the page scrolls.
globalStyle(`${fields} :is(input, select, textarea)`, { scrollMarginBlockStart: '4rem' });
