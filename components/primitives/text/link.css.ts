import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { sharedPrimitive } from '#theme/primitive-style.ts';

const { color } = vars;

/** The link tones: prominent in running text, subdued in lists of facts, unstyled in titles. */
export const link = recipe({
  base: sharedPrimitive({ borderRadius: '2px', transition: `color ${vars.motion.quick} ${vars.motion.easeOut}` }),
  variants: {
    tone: {
      standard: sharedPrimitive({ color: color.link, ':hover': { color: color.linkHover } }),
      quiet: sharedPrimitive({
        color: color.textQuiet,
        textDecoration: 'none',
        ':hover': { color: color.text, textDecoration: 'underline' },
      }),
      heading: sharedPrimitive({
        color: color.heading,
        textDecoration: 'none',
        ':hover': { color: color.link, textDecoration: 'underline' },
      }),
      plain: sharedPrimitive({ color: 'inherit', textDecoration: 'none' }),
    },
  },
  defaultVariants: { tone: 'standard' },
});
