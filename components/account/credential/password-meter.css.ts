import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const meter = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const bar = style({ display: 'flex', flex: '1 1 auto', gap: vars.space.hair, maxInlineSize: '12rem' });

export const part = style({
  flex: '1 1 0',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.borderStrong}`,
  selectors: {
    '&[data-filled="weak"]': { background: vars.color.danger, borderColor: vars.color.danger },
    '&[data-filled="fair"]': { background: vars.color.warning, borderColor: vars.color.warning },
    '&[data-filled="good"]': { background: vars.color.success, borderColor: vars.color.success },
  },
});
