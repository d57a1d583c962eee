import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { sharedPrimitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, radius, size, space, text } = vars;

/** The styles shared by all text controls: input, textarea and select. */
export const control = style(
  sharedPrimitive({
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingInline: space.snug,
    paddingBlock: space.tiny,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.medium,
    background: color.surface,
    color: color.text,
    fontSize: text.medium,
    lineHeight: vars.leading.normal,
    transition: `border-color ${motion.quick} ${motion.easeOut}, box-shadow ${motion.quick} ${motion.easeOut}`,
    ':hover': { borderColor: color.textQuiet },
    ':focus': { borderColor: color.focus },
    selectors: {
      // A date input retains its focus ring while its calendar icon is focused.
      '&:focus-visible, &[type="date"]:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
      '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
      '&::file-selector-button': {
        marginInlineEnd: space.snug,
        paddingInline: space.snug,
        border: `1px solid ${color.border}`,
        borderRadius: radius.small,
        background: color.surfaceSunken,
        color: color.heading,
        font: 'inherit',
        fontWeight: vars.weight.semibold,
        cursor: 'pointer',
      },
      '&:disabled': { background: color.surfaceSunken, color: color.textQuiet, cursor: 'not-allowed' },
      '&:read-only:not(select, [type="file"])': { background: color.surfaceSunken },
    },
    '@media': {
      // Below 16 px, mobile browsers zoom in when the control receives focus.
      [media.touch]: { minBlockSize: size.controlTouch, fontSize: '1rem' },
    },
  }),
);
