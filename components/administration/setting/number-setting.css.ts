import { style } from '@vanilla-extract/css';
import { pageStart } from '#theme/layout/page-start.ts';

/**
 * A number is left-to-right in every script, so that its sign precedes it. It is aligned to the start of the page
 * direction.
 */
export const number = style({ direction: 'ltr', maxInlineSize: '12rem', ...pageStart });
