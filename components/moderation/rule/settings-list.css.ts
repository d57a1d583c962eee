import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

/** The reason why a new order was not stored, between the introduction and the list. */
export const problem = style({ marginBlockStart: space.small });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  paddingBlock: space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const textBlock = style({ flex: '1 1 16rem', minInlineSize: 0, display: 'grid', gap: space.hair });

export const name = style({ fontSize: text.medium, fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small, overflowWrap: 'anywhere' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const add = style({ marginBlockStart: space.medium });

/** The actions below the text of a card. */
export const belowWords = style({ marginBlockStart: space.medium });
