import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const title = style({
  marginBlockEnd: space.medium,
  fontSize: text.medium,
  fontWeight: vars.weight.semibold,
  color: color.heading,
});

export const fields = style({ display: 'grid', gap: space.medium });

export const group = style({ display: 'grid', gap: space.small, margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.tiny, fontWeight: vars.weight.semibold });

export const help = style({ color: color.textQuiet, fontSize: text.small });

/** The first and the last day of a date range, in one row if there is room. */
export const days = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
});

/** The label precedes the field in the narrow column, and is above it where two fields share a row. */
export const day = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gap: space.small,
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const content = style({ padding: space.medium, borderBlockStart: `1px solid ${color.border}` });
