import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const judging = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  marginBlockStart: space.snug,
  marginInline: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' }, [media.scriptless]: { display: 'none' } },
});

// Floating the legend places it in the row of its buttons instead of on the fieldset's border.
export const question = style({
  float: 'inline-start',
  padding: 0,
  fontSize: vars.text.small,
  color: color.text,
});

export const problem = style({ marginBlockStart: space.small });

export const verdict = style({
  selectors: {
    '&[aria-pressed="true"]': {
      color: color.primaryText,
      background: color.primarySoft,
      borderColor: color.primaryBorder,
    },
  },
});
