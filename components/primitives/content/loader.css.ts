import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const side = (length: string) => primitive({ inlineSize: length, blockSize: length });

export const loader = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: vars.color.primaryText,
  }),
);

/** The spinner. */
export const ring = recipe({
  base: primitive({
    display: 'inline-block',
    border: '3px solid',
    borderColor: `${vars.color.border} ${vars.color.border} ${vars.color.border} currentColor`,
    borderRadius: vars.radius.full,
    animation: `${turn} ${vars.motion.spin} linear infinite`,
  }),
  variants: { size: { small: side('1.25rem'), medium: side('2rem'), large: side('3rem') } },
});
