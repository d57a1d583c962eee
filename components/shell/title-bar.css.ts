import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, size } = vars;

/** While the search is open it has the room of what stands beside it (`spec/behaviours.md` §4). */
const whileSearching = 'header:has([data-machine="title-bar-search"]:not([data-state="closed"])) &';
const gone = { display: 'none' } as const;

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
  '@media': { [media.compact]: { selectors: { [whileSearching]: gone } } },
});

export const siteName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const logo = style({ inlineSize: '1.75rem', blockSize: '1.75rem', flexShrink: 0, color: color.primaryText });

export const navigation = style({
  display: 'flex',
  selectors: { [whileSearching]: gone },
  '@media': { [media.compact]: gone },
});

/** Opens the navigation where the window is narrow; without scripts it could not, and the sections stand below. */
export const hamburger = style({
  display: 'none',
  '@media': {
    [media.compact]: { display: 'inline-flex', selectors: { [whileSearching]: gone } },
    [`${media.compact} and ${media.scriptless}`]: gone,
  },
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
  selectors: { [whileSearching]: { flexGrow: 1 } },
});

/** What the bar's tools that are a picture alone have in common. */
const tool = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.controlTouch,
  minBlockSize: size.controlTouch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const;

/** A tool of the bar that is an icon alone. */
export const toolButton = style({
  ...tool,
  borderRadius: vars.radius.medium,
  color: color.titleBarQuiet,
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.titleBarHover, color: color.onTitleBar } },
});

export const searchButton = style({
  display: 'flex',
  minInlineSize: 0,
  selectors: { [whileSearching]: { flexGrow: 1, maxInlineSize: '44rem', marginInline: 'auto' } },
  '@media': { [media.scriptless]: gone },
});

export const searchForm = style({
  position: 'relative',
  display: 'none',
  inlineSize: 'clamp(8rem, 24vw, 20rem)',
  '@media': { [media.scriptless]: { display: 'block' } },
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

/** What stands after the search. */
export const others = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tiny,
  '@media': { [media.compact]: { selectors: { [whileSearching]: gone } } },
});

export const oneLine = style({ whiteSpace: 'nowrap' });

export const onlyCompact = style({ '@media': { [media.roomy]: gone } });

export const onlyRoomy = style({ '@media': { [media.compact]: gone } });

export const accountButton = style({ ...tool, borderRadius: vars.radius.full, color: 'inherit' });

/** The sections below the bar, where neither its navigation has room nor a panel can open. */
export const sections = style({
  display: 'none',
  gap: space.hair,
  overflowX: 'auto',
  paddingBlockEnd: space.tiny,
  marginInlineStart: `calc(-1 * ${space.snug})`,
  '@media': { [`${media.compact} and ${media.scriptless}`]: { display: 'flex' } },
});
