import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { widgetSize } from '#theme/tokens/widget-sizes.ts';
import { onVeil } from './banner-picture.css.ts';

const { color, space } = vars;

/** The distance between the concentric rings. */
const ring = '3.5rem';

const rings = `repeating-radial-gradient(circle, transparent 0 calc(${ring} - 2.5px), ${color.primaryBorder} calc(${ring} - 1.25px), transparent ${ring})`;

export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  minBlockSize: widgetSize.banner,
  paddingBlock: space.huge,
  background: color.surface,
  selectors: {
    // The suggestions of the search reach below the banner.
    '&:focus-within': { zIndex: vars.layer.raised },
  },
  '@media': { [media.compact]: { paddingBlock: space.xxlarge } },
});

/** A banner as wide as the page. */
export const wide = style({ borderBlockEnd: `1px solid ${color.border}` });

/** A banner in a column. */
export const framed = style({ border: `1px solid ${color.border}`, borderRadius: vars.radius.large });

/** A banner below the title bar. */
export const first = style({ marginBlockStart: `calc(-1 * ${space.large})` });

/** The decoration of a banner without a picture. */
export const decoration = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  borderRadius: 'inherit',
  overflow: 'hidden',
  selectors: {
    // Concentric rings, as in the forum's logo. They are visible at the end of the banner and fade out towards its
    // text.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: '-16rem',
      inlineSize: '56rem',
      blockSize: '56rem',
      translate: '0 -50%',
      background: rings,
      maskImage: 'radial-gradient(circle closest-side, black, transparent)',
    },
  },
  '@media': {
    [media.compact]: { selectors: { '&::before': { insetInlineEnd: '-26rem' } } },
    [media.print]: { display: 'none' },
  },
});

/** The content beside the right image, if there is one. */
export const columns = style({ display: 'flex', alignItems: 'center', gap: space.xxlarge });

/** The content of the banner, from the logo to the search. */
export const content = style({ flex: '1 1 auto', minInlineSize: 0 });

export const besideImage = style([content, { minInlineSize: `min(${widgetSize.bannerContent}, 100%)` }]);

/** Centres the content in wide windows, in narrow ones, or in both. */
export const centered = {
  wide: style({ '@media': { [media.roomy]: { textAlign: 'center', justifyContent: 'center' } } }),
  narrow: style({ '@media': { [media.compact]: { textAlign: 'center', justifyContent: 'center' } } }),
} as const;

/** Centres what has a maximum width. */
const inCenter = { marginInline: 'auto', justifyContent: 'center', objectPosition: 'center' } as const;
const block = {
  '@media': {
    [media.roomy]: { selectors: { [`${centered.wide} &`]: inCenter } },
    [media.compact]: { selectors: { [`${centered.narrow} &`]: inCenter } },
  },
} as const;

export const logo = style({
  ...block,
  display: 'block',
  maxInlineSize: `min(${widgetSize.bannerLogo}, 100%)`,
  blockSize: space.huge,
  objectFit: 'contain',
  objectPosition: 'left',
  selectors: { '[dir="rtl"] &': { objectPosition: 'right' } },
  marginBlockEnd: space.medium,
});

/** The icon beside the texts. */
export const head = style({ ...block, display: 'flex', alignItems: 'center', gap: space.roomy });

export const icon = style({
  flexShrink: 0,
  inlineSize: widgetSize.contentBannerIcon,
  blockSize: widgetSize.contentBannerIcon,
  objectFit: 'contain',
  '@media': {
    [media.compact]: { inlineSize: widgetSize.contentBannerIconMobile, blockSize: widgetSize.contentBannerIconMobile },
  },
});

export const texts = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({
  fontSize: vars.text.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
  color: color.heading,
  selectors: { [`${onVeil} &`]: { color: 'inherit' } },
});

export const description = style({
  marginBlockStart: space.small,
  color: color.textQuiet,
  fontSize: vars.text.large,
  selectors: { [`${onVeil} &`]: { color: 'inherit' } },
});

export const search = style({ ...block, marginBlockStart: space.large, maxInlineSize: widgetSize.searchBox });

/** The picture at the end of the banner. Shown only where it fits beside the content. */
export const rightImage = style({
  display: 'none',
  flex: `1 1 ${widgetSize.bannerRightImage}`,
  minInlineSize: 0,
  maxInlineSize: widgetSize.bannerRightImage,
  blockSize: '16rem',
  marginBlock: `calc(-1 * ${space.large})`,
  objectFit: 'contain',
  '@container': { '(min-width: 72rem)': { display: 'block' } },
});
