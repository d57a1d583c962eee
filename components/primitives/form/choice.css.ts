import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { sharedPrimitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, size, space } = vars;

/** Control and label side by side, as one pointer target. */
export const choice = style(
  sharedPrimitive({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space.small,
    minBlockSize: size.controlLeast,
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: size.controlTouch, paddingBlock: space.small } },
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textQuiet } },
  }),
);

/** The text beside the control. */
export const text = style(sharedPrimitive({ display: 'flex', flexDirection: 'column' }));

/** The help text of the choice. */
export const help = style(sharedPrimitive({ color: color.textQuiet, fontSize: vars.text.small }));
