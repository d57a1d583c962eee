import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

/** Contains the input and the icon before it. */
export const frame = style(
  primitive({ position: 'relative', display: 'flex', alignItems: 'center', inlineSize: '100%' }),
);

/** The icon before the text. Clicks pass through to the input. */
export const icon = style(
  primitive({
    position: 'absolute',
    insetInlineStart: vars.space.snug,
    display: 'inline-flex',
    color: vars.color.textQuiet,
    pointerEvents: 'none',
  }),
);

/** Reserves space for the icon. */
export const besideIcon = style(primitive({ paddingInlineStart: '2.5rem' }));
