import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space } = vars;

/** A `<details>` on a page of its own colour: what there is no room for, folded below one line. */
export const folded = style(
  primitive({
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
  }),
);

/** The line of a folded part, which opens it. */
export const foldedSummary = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    minBlockSize: '2.75rem',
    paddingInline: space.medium,
    fontWeight: vars.weight.semibold,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

/** An arrow down at the end of the line, turned up while it is open. */
export const foldedSign = style(
  primitive({ marginInlineStart: 'auto', selectors: { [`${folded}[open] &`]: { rotate: '180deg' } } }),
);
