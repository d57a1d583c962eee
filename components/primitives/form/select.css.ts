import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

/** Holds the select and the caret. */
export const frame = style(
  primitive({ position: 'relative', display: 'inline-flex', alignItems: 'center', inlineSize: '100%' }),
);

/** Without the browser's own arrow, with room for ours. */
export const select = style(primitive({ appearance: 'none', paddingInlineEnd: '2.25rem', cursor: 'pointer' }));

/** The caret; drawn with a stroke, so that it stays in forced colours. */
export const caret = style(
  primitive({
    position: 'absolute',
    insetInlineEnd: vars.space.snug,
    color: vars.color.textQuiet,
    pointerEvents: 'none',
  }),
);
