import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const notice = style({ paddingBlockStart: vars.space.medium });
