import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space, text } = vars;

/** Stays above the navigation, which scrolls on its own beside the page. */
export const search = style({
  display: 'grid',
  gap: space.tiny,
  marginBlockEnd: space.small,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(-1 * ${space.tiny})`,
      zIndex: vars.layer.sticky,
      paddingBlockEnd: space.small,
      background: color.page,
    },
  },
});

export const count = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

export const list = style({
  display: 'grid',
  gap: space.hair,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const option = style({
  display: 'grid',
  gap: space.hair,
  padding: space.small,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outlineOffset: -2,
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-selected="true"]': { background: color.surfaceSelected, outline: `2px solid ${color.focus}` },
  },
});

export const name = style({ color: color.heading, fontWeight: vars.weight.semibold });

export const place = style({ color: color.textQuiet, fontSize: text.small });
