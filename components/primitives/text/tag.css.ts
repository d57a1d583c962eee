import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, radius, space } = vars;

const preset = (text: string, ground: string, edge: string) =>
  primitive({ color: text, background: ground, borderColor: edge });

/** The tag presets (docs/behavior/shell.md#buttons-and-tags). */
export const tag = recipe({
  base: primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.tiny,
    minBlockSize: '1.5rem',
    maxInlineSize: '100%',
    paddingInline: space.small,
    border: '1px solid',
    borderRadius: radius.full,
    fontSize: vars.text.tiny,
    fontWeight: vars.weight.medium,
    lineHeight: 1.3,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  }),
  variants: {
    preset: {
      standard: preset(color.text, color.surface, color.border),
      greyscale: preset(color.textQuiet, color.surfaceSunken, color.border),
      colored: preset(color.primaryText, color.primarySoft, color.primaryBorder),
      success: preset(color.success, color.successSoft, color.successBorder),
      error: preset(color.danger, color.dangerSoft, color.dangerBorder),
    },
  },
  defaultVariants: { preset: 'standard' },
});

/** A tag that is a link. */
export const followed = style(
  primitive({
    transition: `background-color ${motion.quick} ${motion.easeOut}`,
    ':hover': { background: color.surfaceSelected, color: color.primaryText, textDecoration: 'underline' },
    // Visually as large as other tags, with a larger touch target.
    '@media': {
      [media.touch]: {
        position: 'relative',
        selectors: { '&::after': { content: '""', position: 'absolute', inset: 'auto 0', insetBlock: '-5px' } },
      },
    },
  }),
);
