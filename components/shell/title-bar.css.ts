import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, size } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.titleBar,
  background: color.titleBar,
  color: color.onTitleBar,
  borderBlockEnd: `1px solid ${color.titleBarBorder}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.titleBar,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.controlTouch,
  paddingInlineEnd: space.small,
  color: color.onTitleBar,
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // The mark stays when the name has no room, as with large text.
  minInlineSize: size.controlTouch,
});

export const siteName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const logo = style({ inlineSize: '1.75rem', blockSize: '1.75rem', flexShrink: 0, color: color.primaryText });

export const navigation = style({
  display: 'flex',
  gap: space.hair,
  '@media': { [media.compact]: { display: 'none' } },
});

export const navigationLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space.snug,
  borderRadius: vars.radius.medium,
  color: color.titleBarQuiet,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.titleBarHover, color: color.onTitleBar },
    '&[aria-current="page"]': { color: color.onTitleBar, background: color.titleBarHover },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tiny,
  marginInlineStart: 'auto',
  minInlineSize: 0,
});

export const searchForm = style({
  position: 'relative',
  inlineSize: 'clamp(11rem, 24vw, 20rem)',
  minInlineSize: '6rem',
  '@media': { [media.compact]: { display: 'none' } },
});

export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.snug,
  marginBlock: 'auto',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textQuiet,
  pointerEvents: 'none',
});

export const searchInput = style({
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingInlineStart: '2.25rem',
  paddingInlineEnd: space.snug,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.text,
  selectors: { '&::placeholder': { color: color.placeholder } },
});

export const onlyCompact = style({ '@media': { [media.roomy]: { display: 'none' } } });

export const onlyRoomy = style({ '@media': { [media.compact]: { display: 'none' } } });

export const accountButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.controlTouch,
  minBlockSize: size.controlTouch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const compactNavigation = style({
  display: 'none',
  gap: space.hair,
  overflowX: 'auto',
  paddingBlockEnd: space.tiny,
  marginInlineStart: `calc(-1 * ${space.snug})`,
  '@media': { [media.compact]: { display: 'flex' } },
});
