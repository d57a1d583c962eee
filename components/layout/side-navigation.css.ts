import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { folded as foldedPart } from '#theme/layout/folded.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const column = style({
  '@media': { [media.noPanels]: { display: 'none' } },
});

export const folded = style([foldedPart, { '@media': { [media.wide]: { display: 'none' } } }]);

export const group = style({
  selectors: {
    '& + &': { marginBlockStart: space.medium },
    [`${folded} &`]: { padding: space.small, borderBlockStart: `1px solid ${color.border}` },
    [`${folded} & + &`]: { marginBlockStart: 0 },
  },
});

export const groupName = style({
  paddingInline: space.snug,
  paddingBlockEnd: space.tiny,
  color: color.textQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});

export const parts = style({ listStyle: 'none', margin: 0, padding: 0 });

export const part = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: space.snug,
  borderRadius: vars.radius.medium,
  color: color.text,
  textDecoration: 'none',
  // A mouse needs smaller targets than a thumb, so that more items fit.
  '@media': { [`${media.wide} and ${media.hover}`]: { minBlockSize: '2rem' } },
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-current="page"]': {
      background: color.surfaceSelected,
      color: color.heading,
      fontWeight: vars.weight.semibold,
    },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.small,
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: color.primary,
    },
  },
});

export const count = style({ marginInlineStart: 'auto' });
