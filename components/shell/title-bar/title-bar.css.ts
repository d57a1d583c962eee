import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';
import { shownOn } from '#theme/themes/palette-vars.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, size } = vars;

/** Matches while the search is open and takes the space of the adjacent elements (docs/behavior/shell.md#title-bar). */
const whileSearching = 'header:has([data-machine="title-bar-search"]:not([data-state="closed"])) &';
const gone = { display: 'none' } as const;

/** Matches a compact title bar whose navigation does not fit. Narrow windows are matched by media queries. */
const isCompact = 'header[data-compact] &';
const atTop = (position: string) => `&[data-position="${position}"]`;

const appear = keyframes({
  from: { background: 'transparent', borderBlockEndColor: 'transparent', boxShadow: 'none' },
});

/** A line made of a shadow, because a blurred shadow alone is invisible on dark colours. */
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
    // The border stays transparent instead of being removed, so that it is visible in forced-colors mode.
    '&[data-border="none"]': { borderBlockEndColor: 'transparent' },
    '&[data-border="shadow"]': { borderBlockEndColor: 'transparent', boxShadow: vars.shadow.medium },
    '&[data-border="shadow_as_border"]': { borderBlockEndColor: 'transparent', boxShadow: lineOfShadow },
    // Transparent above a banner; solid on all other pages.
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
  // The smaller gap leaves space for the site's name beside the five buttons of a member.
  '@media': { [media.compact]: { gap: space.tiny } },
});

/** Centred in the bar regardless of the elements at its sides. */
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
  // The mark stays visible when the name does not fit, for example with large text.
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

/** The icon button for a new post, which replaces the text button. */
export const newPostSign = style({ '@media': { [media.roomy]: gone } });

/**
 * In the narrowest windows the name is hidden visually to make space for a member's buttons. The mark stays visible,
 * and screen readers still read the name.
 */
export const siteName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [media.narrowest]: {
      selectors: {
        [`header:has(${newPostSign}) &`]: visuallyHiddenStyle,
      },
    },
  },
});

export const logo = style({ inlineSize: '1.75rem', blockSize: '1.75rem', flexShrink: 0, color: color.primaryText });

/** A logo for light colours only. */
export const onLight = style({ display: `var(${shownOn.light})` });

/** A logo for dark colours only. */
export const onDark = style({ display: `var(${shownOn.dark})` });

export const logoPicture = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'min(14rem, 40vi)',
  maxBlockSize: '2.25rem',
});

/** Takes the available width; the overflow of its content is measured against it. */
export const navigation = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: {
    [whileSearching]: gone,
    'header[data-navigation="center"] &': { justifyContent: 'center' },
    'header[data-logo="center"] &': { maxInlineSize: '35%' },
    // Still measurable, but invisible and not focusable.
    [isCompact]: { visibility: 'hidden', blockSize: 0, overflow: 'clip', justifyContent: 'start' },
  },
  '@media': { [media.compact]: gone },
});

/**
 * The button that opens the navigation panel in narrow windows. Hidden without scripts, where the links below the bar
 * replace it.
 */
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
  // The buttons do not shrink; the site's name does.
  '@media': {
    [media.compact]: { gap: space.tiny, flexShrink: 0, selectors: { [whileSearching]: { flexShrink: 1 } } },
  },
});

/** The common style of the icon tools of the title bar. */
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

/** An icon button of the title bar. */
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

/** The tools after the search. */
export const others = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tiny,
  '@media': { [media.compact]: { selectors: { [whileSearching]: gone } } },
});

/** The text badge of a navigation item. */
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

/** Shown only in a compact title bar. */
export const onlyCompactBar = style({
  display: 'none',
  selectors: { [isCompact]: { display: 'contents' } },
  '@media': { [media.compact]: { display: 'contents' } },
});

/** Hidden in a compact title bar, where the account panel contains it. */
export const onlyRoomyBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tiny,
  selectors: { [isCompact]: gone },
  '@media': { [media.compact]: gone },
});

export const onlyRoomy = style({ '@media': { [media.compact]: gone } });

export const accountButton = style({ ...tool, borderRadius: vars.radius.full, color: 'inherit' });

/**
 * The navigation links below the bar, shown when the navigation does not fit and, without scripts, no panel can open.
 */
export const sections = style({
  display: 'none',
  gap: space.hair,
  overflowX: 'auto',
  paddingBlockEnd: space.tiny,
  marginInlineStart: `calc(-1 * ${space.snug})`,
  '@media': { [`${media.compact} and ${media.scriptless}`]: { display: 'flex' } },
});

/** Below a transparent bar, the page begins at the top of the window and the banner adds the space of the bar. */
const transparentBar = `${bar}:is([data-position="StickyTransparent"], [data-position="StaticTransparent"])`;
globalStyle(`${transparentBar} ~ main:has([data-banner])`, { marginBlockStart: `calc(-1 * ${size.titleBar} - 1px)` });
globalStyle(`${transparentBar} ~ main [data-banner]`, { paddingBlockStart: `calc(${space.huge} + ${size.titleBar})` });

/** An icon with a count badge at its corner. */
export const toolSign = style({ position: 'relative', display: 'inline-flex' });

export const toolBadge = style({ position: 'absolute', insetBlockStart: '-0.375rem', insetInlineStart: '0.625rem' });

/** The count badge of a photo, placed so that the centre of the photo stays visible. */
export const photoBadge = style([toolBadge, { insetInlineStart: '1rem' }]);
