import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { unseen } from '#theme/layout/unseen.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, size } = vars;

/** While the search is open it has the room of what stands beside it (`spec/behaviours.md` §4). */
const whileSearching = 'header:has([data-machine="title-bar-search"]:not([data-state="closed"])) &';
const gone = { display: 'none' } as const;

/** What holds where the bar is compact: the window is narrow, or the navigation has no room in it. */
const isCompact = 'header[data-compact] &';
const atTop = (position: string) => `&[data-position="${position}"]`;

const appear = keyframes({
  from: { background: 'transparent', borderBlockEndColor: 'transparent', boxShadow: 'none' },
});

/** A line drawn by a shadow: on dark colours a shadow alone would not be seen. */
const lineOfShadow = `0 1px 0 ${color.titleBarBorder}, ${vars.shadow.small}`;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.titleBar,
  background: color.titleBar,
  color: color.onTitleBar,
  borderBlockEnd: `1px solid ${color.titleBarBorder}`,
  selectors: {
    [`${atTop('StaticSolid')}, ${atTop('StaticTransparent')}`]: { position: 'relative' },
    // Where nothing but a shadow or a colour sets it off, forced colours still show a line.
    '&[data-border="none"]': { borderBlockEndColor: 'transparent' },
    '&[data-border="shadow"]': { borderBlockEndColor: 'transparent', boxShadow: vars.shadow.medium },
    '&[data-border="shadow_as_border"]': { borderBlockEndColor: 'transparent', boxShadow: lineOfShadow },
    // Seen through where a banner lies below it; on all other pages it is solid.
    [`${atTop('StaticTransparent')}:has(~ main [data-banner])`]: {
      background: 'transparent',
      borderBlockEndColor: 'transparent',
      boxShadow: 'none',
    },
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      selectors: {
        [`${atTop('StickyTransparent')}:has(~ main [data-banner])`]: {
          animationName: appear,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: 'scroll(root)',
          animationRange: `${size.titleBar} calc(2 * ${size.titleBar})`,
        },
      },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.titleBar,
  // The name of the site has its room beside a member's five buttons.
  '@media': { [media.compact]: { gap: space.tiny } },
});

/** In the middle of the bar, whatever stands at its sides. */
const inTheMiddle = { position: 'absolute', insetInline: 0, marginInline: 'auto', inlineSize: 'max-content' } as const;

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
  '@media': {
    [media.roomy]: {
      selectors: {
        'header[data-logo="center"]:not([data-compact]) &': inTheMiddle,
        'header[data-logo="center"]:has([data-machine="title-bar-search"]:not([data-state="closed"])) &': gone,
        'header[data-logo-mobile="center"][data-compact] &': inTheMiddle,
      },
    },
    [media.compact]: {
      gap: space.tiny,
      paddingInlineEnd: 0,
      selectors: { 'header[data-logo-mobile="center"] &': inTheMiddle, [whileSearching]: gone },
    },
  },
});

/** A sign that leads to a new post, in place of the words. */
export const newPostSign = style({ '@media': { [media.roomy]: gone } });

/** In the narrowest windows the name gives its room to a member's signs; the mark stays, and the name is still heard. */
export const siteName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [media.narrowest]: {
      selectors: {
        [`header:has(${newPostSign}) &`]: unseen,
      },
    },
  },
});

export const logo = style({ inlineSize: '1.75rem', blockSize: '1.75rem', flexShrink: 0, color: color.primaryText });

export const logoPicture = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'min(14rem, 40vi)',
  maxBlockSize: '2.25rem',
});

/** As wide as there is room; what is in it is measured against that. */
export const navigation = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: {
    [whileSearching]: gone,
    'header[data-navigation="center"] &': { justifyContent: 'center' },
    'header[data-logo="center"] &': { maxInlineSize: '35%' },
    // Still there to be measured, but neither seen nor reached.
    [isCompact]: { visibility: 'hidden', blockSize: 0, overflow: 'clip', justifyContent: 'start' },
  },
  '@media': { [media.compact]: gone },
});

/** Opens the navigation where the window is narrow; without scripts it could not, and the sections stand below. */
export const hamburger = style({
  display: 'none',
  selectors: { [isCompact]: { display: 'inline-flex' } },
  '@media': {
    [media.compact]: { display: 'inline-flex', selectors: { [whileSearching]: gone } },
    [`${media.compact} and ${media.scriptless}`]: gone,
  },
});

export const navigationLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  whiteSpace: 'nowrap',
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
  gap: space.snug,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  selectors: { [whileSearching]: { flexGrow: 1 } },
  // None of them gives way to another; what has no room is the name of the site.
  '@media': {
    [media.compact]: { gap: space.tiny, flexShrink: 0, selectors: { [whileSearching]: { flexShrink: 1 } } },
  },
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

/** A word beside the name of a place. */
export const placeBadge = style({
  marginInlineStart: space.tiny,
  paddingInline: space.tiny,
  borderRadius: vars.radius.small,
  background: color.primarySoft,
  color: color.primaryText,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});

export const oneLine = style({ whiteSpace: 'nowrap' });

export const onlyCompact = style({ '@media': { [media.roomy]: gone } });

/** What only a compact bar has. */
export const onlyCompactBar = style({
  display: 'none',
  selectors: { [isCompact]: { display: 'contents' } },
  '@media': { [media.compact]: { display: 'contents' } },
});

/** What a compact bar has within its account panel. */
export const onlyRoomyBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tiny,
  selectors: { [isCompact]: gone },
  '@media': { [media.compact]: gone },
});

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

/** Below a bar that is seen through, the page begins at the very top, and the banner makes the room. */
const transparentBar = `${bar}:is([data-position="StickyTransparent"], [data-position="StaticTransparent"])`;
globalStyle(`${transparentBar} ~ main:has([data-banner])`, { marginBlockStart: `calc(-1 * ${size.titleBar} - 1px)` });
globalStyle(`${transparentBar} ~ main [data-banner]`, { paddingBlockStart: `calc(${space.huge} + ${size.titleBar})` });

/** A picture with a count at its corner. */
export const toolSign = style({ position: 'relative', display: 'inline-flex' });

export const toolBadge = style({ position: 'absolute', insetBlockStart: '-0.375rem', insetInlineStart: '0.625rem' });

/** The same at a photo, whose middle stays free. */
export const photoBadge = style([toolBadge, { insetInlineStart: '1rem' }]);
