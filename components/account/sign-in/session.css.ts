import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** Takes no space while there is no message. */
export const session = style({ display: 'contents' });

export const form = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
