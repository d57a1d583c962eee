import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const title = style({ fontSize: vars.text.large, fontWeight: vars.weight.semibold, color: vars.color.heading });

export const text = style({ marginBlockStart: vars.space.tiny, color: vars.color.textQuiet });
