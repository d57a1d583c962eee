import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

/** The spoiler, closed or open. */
export const spoiler = style(
  primitive({
    paddingInline: vars.space.medium,
    paddingBlock: vars.space.small,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceSunken,
  }),
);

/** The trigger. */
export const button = style(
  primitive({
    minBlockSize: vars.size.control,
    alignContent: 'center',
    cursor: 'pointer',
    fontWeight: vars.weight.semibold,
  }),
);
