import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, space } = vars;

/** A surface with a border. It lifts slightly on hover when the whole card is a link. */
export const card = recipe({
  base: primitive({
    display: 'block',
    minInlineSize: 0,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surface,
  }),
  variants: {
    padding: {
      none: {},
      small: primitive({ padding: space.snug }),
      medium: primitive({ padding: space.roomy }),
      large: primitive({ padding: space.xlarge, '@media': { [media.mobile]: { padding: space.roomy } } }),
    },
    interactive: {
      true: primitive({
        transition: `border-color ${motion.calm} ${motion.easeOut}, box-shadow ${motion.calm} ${motion.easeOut}`,
        selectors: {
          '&:hover, &:focus-within': { borderColor: color.primaryBorder, boxShadow: vars.shadow.medium },
        },
      }),
      false: {},
    },
  },
  defaultVariants: { padding: 'medium', interactive: false },
});
