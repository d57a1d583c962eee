import { style } from '@vanilla-extract/css';
import { navigationLink } from '#components/shell/title-bar/title-bar.css.ts';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { beside } from './flyout.css.ts';

const { color, size, space } = vars;

/**
 * In a compact title bar the navigation panel contains the subcommunities. Without scripts, where the panel cannot
 * open, they stay in the bar.
 */
export const root = style({
  display: 'flex',
  minInlineSize: 0,
  selectors: { 'header[data-compact] &': { display: 'none' } },
  '@media': {
    [media.compact]: { display: 'none' },
    [`${media.compact} and ${media.scriptless}`]: { display: 'flex' },
  },
});

export const button = style([
  navigationLink,
  { border: 0, background: 'none', font: 'inherit', cursor: 'pointer', maxInlineSize: '16rem', minInlineSize: 0 },
]);

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Positioned below its button in browsers that support anchor positioning, otherwise at the end of the bar. */
export const panel = style([
  beside,
  {
    position: 'fixed',
    margin: 0,
    insetBlockStart: `calc(${size.titleBar} + ${space.tiny})`,
    insetInlineStart: 'auto',
    insetInlineEnd: space.medium,
    insetBlockEnd: 'auto',
    selectors: { '&:not(:popover-open)': { display: 'none' } },
    '@supports': {
      '(position-area: block-end span-inline-start)': {
        inset: 'auto',
        marginBlockStart: space.tiny,
        positionArea: 'block-end span-inline-start',
        positionTryFallbacks: 'block-end span-inline-end, block-start span-inline-start, block-start span-inline-end',
      },
    },
  },
]);

export const label = style({ overflowWrap: 'anywhere' });

export const blank = style({ visibility: 'hidden' });

export const locale = style({ marginInlineStart: 'auto', color: color.textQuiet, fontSize: vars.text.small });
