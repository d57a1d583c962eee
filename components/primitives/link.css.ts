import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color } = vars;

/** A link's look: loud in running text, quiet in lists of facts, silent in titles. */
export const link = recipe({
  base: primitive({ borderRadius: '2px', transition: `color ${vars.motion.quick} ${vars.motion.easeOut}` }),
  variants: {
    tone: {
      standard: primitive({ color: color.link, ':hover': { color: color.linkHover } }),
      quiet: primitive({
        color: color.textQuiet,
        textDecoration: 'none',
        ':hover': { color: color.text, textDecoration: 'underline' },
      }),
      heading: primitive({
        color: color.heading,
        textDecoration: 'none',
        ':hover': { color: color.link, textDecoration: 'underline' },
      }),
      plain: primitive({ color: 'inherit', textDecoration: 'none' }),
    },
  },
  defaultVariants: { tone: 'standard' },
});
