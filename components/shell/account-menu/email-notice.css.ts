import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The notice between the title bar and the content. */
export const notice = style({ paddingBlock: vars.space.medium });
