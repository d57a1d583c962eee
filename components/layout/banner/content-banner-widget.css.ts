import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { widgetSize } from '#theme/tokens/widget-sizes.ts';

export const strip = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  blockSize: `clamp(${widgetSize.contentBannerLeast}, 15vi, ${widgetSize.contentBannerMost})`,
  paddingBlock: vars.space.small,
  background: vars.color.surfaceSunken,
});

/** A strip with a logo or an icon. */
export const filled = style({ minBlockSize: widgetSize.contentBanner });

export const rounded = style({ borderRadius: vars.radius.large });

export const content = style({ display: 'flex', alignItems: 'center', gap: vars.space.roomy, blockSize: '100%' });

/** Centres the content in wide windows, in narrow ones, or in both. */
export const centered = {
  wide: style({ '@media': { [media.roomy]: { justifyContent: 'center' } } }),
  narrow: style({ '@media': { [media.compact]: { justifyContent: 'center' } } }),
} as const;

export const logo = style({
  blockSize: '100%',
  maxInlineSize: widgetSize.bannerLogo,
  minInlineSize: 0,
  objectFit: 'contain',
});

export const icon = style({
  flexShrink: 0,
  inlineSize: widgetSize.contentBannerIcon,
  blockSize: widgetSize.contentBannerIcon,
  objectFit: 'contain',
  '@media': {
    [media.compact]: { inlineSize: widgetSize.contentBannerIconMobile, blockSize: widgetSize.contentBannerIconMobile },
  },
});
