import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** A strip with the height of content banners (docs/behavior/category.md#category-page). */
export const banner = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(80px, 20vw, 180px)',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
});

export const head = style({ display: 'flex', alignItems: 'start', gap: vars.space.medium });

export const icon = style({ inlineSize: '4rem', blockSize: '4rem', objectFit: 'contain', flexShrink: 0 });

export const text = style({ flex: '1 1 0', minInlineSize: 0 });
