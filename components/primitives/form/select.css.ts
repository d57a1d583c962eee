import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

/** Contains the select and the caret. */
export const frame = style(
  primitive({ position: 'relative', display: 'inline-flex', alignItems: 'center', inlineSize: '100%' }),
);

/** Removes the browser's arrow and reserves space for the custom caret. */
export const select = style(primitive({ appearance: 'none', paddingInlineEnd: '2.25rem', cursor: 'pointer' }));

/** The caret. It is drawn with a stroke, so that it stays visible in forced-colors mode. */
export const caret = style(
  primitive({
    position: 'absolute',
    insetInlineEnd: vars.space.snug,
    color: vars.color.textQuiet,
    pointerEvents: 'none',
  }),
);
