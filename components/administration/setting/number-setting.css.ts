import { style } from '@vanilla-extract/css';
import { pageStart } from '#theme/layout/page-start.ts';

/** A sign stands before its number in every script, the number where lines begin. */
export const number = style({ direction: 'ltr', maxInlineSize: '12rem', ...pageStart });
