import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space } = vars;

/** A `<details>` element with its own surface: content that does not fit, collapsed below a summary. */
export const folded = style(
  primitive({
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
  }),
);

/** The summary of a collapsed part. */
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

/** An arrow at the end of the summary. It points down, and up while the part is open. */
export const foldedIcon = style(
  primitive({ marginInlineStart: 'auto', selectors: { [`${folded}[open] &`]: { rotate: '180deg' } } }),
);
