import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space } = vars;

/** Positioned above the page until it receives focus. */
export const skipLink = style(
  primitive({
    position: 'fixed',
    insetBlockStart: space.small,
    insetInlineStart: space.small,
    zIndex: vars.layer.skipLink,
    paddingInline: space.medium,
    paddingBlock: space.snug,
    borderRadius: vars.radius.medium,
    background: color.surfaceRaised,
    color: color.link,
    boxShadow: vars.shadow.large,
    fontWeight: vars.weight.semibold,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
  }),
);
