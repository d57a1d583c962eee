import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space } = vars;

/** Centred in the space of the missing list. */
export const emptyState = style(
  primitive({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.small,
    paddingInline: space.large,
    paddingBlock: space.xxlarge,
    textAlign: 'center',
  }),
);

/** The icon on its soft disc. */
export const icon = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    marginBlockEnd: space.small,
    borderRadius: vars.radius.full,
    background: color.primarySoft,
    color: color.primaryText,
    fontSize: '1.5rem',
  }),
);

export const title = style(primitive({ fontSize: vars.text.large }));

/** The explanation, or what to do. */
export const text = style(primitive({ maxInlineSize: '28rem', color: color.textQuiet, textWrap: 'balance' }));

/** The action offered. */
export const action = style(primitive({ marginBlockStart: space.snug }));
