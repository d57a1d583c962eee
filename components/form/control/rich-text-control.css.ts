import { style } from '@vanilla-extract/css';

/** The editor, as wide as the form. */
export const frame = style({ flex: 1, minInlineSize: 0 });
