import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const photo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.large });

export const choice = style({ flex: '1 1 14rem', display: 'grid', gap: vars.space.snug, minInlineSize: 0 });

export const cropper = style({ display: 'grid', gap: vars.space.medium });

export const stage = style({
  position: 'relative',
  blockSize: 'min(22rem, 60dvb)',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
});

export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  fontWeight: vars.weight.semibold,
});

export const slider = style({ flex: 1, minBlockSize: '1.5rem', accentColor: vars.color.primary });
