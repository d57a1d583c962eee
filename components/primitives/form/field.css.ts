import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space, text } = vars;

/** Label, help, control and error, one below the other. */
export const field = style(primitive({ display: 'flex', flexDirection: 'column', gap: space.tiny, minInlineSize: 0 }));

/** What is asked for. */
export const label = style(
  primitive({ color: color.heading, fontSize: text.medium, fontWeight: vars.weight.semibold }),
);

/** The mark of what must be filled in. */
export const required = style(primitive({ color: color.textQuiet, fontWeight: vars.weight.normal }));

/** A hint before the control. */
export const help = style(primitive({ color: color.textQuiet, fontSize: text.small }));

/** What is wrong, below the control. */
export const error = style(
  primitive({
    display: 'flex',
    gap: space.tiny,
    color: color.danger,
    fontSize: text.small,
    fontWeight: vars.weight.medium,
  }),
);

/** The sign before an error; colour alone says nothing. */
export const errorSign = style(primitive({ flexShrink: 0, marginBlockStart: '0.2em' }));
