import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space, text } = vars;

/** Label, help, control and error, stacked. */
export const field = style(primitive({ display: 'flex', flexDirection: 'column', gap: space.tiny, minInlineSize: 0 }));

export const label = style(
  primitive({ color: color.heading, fontSize: text.medium, fontWeight: vars.weight.semibold }),
);

/** The mark of a required field. */
export const required = style(primitive({ color: color.textQuiet, fontWeight: vars.weight.normal }));

/** The help text before the control. */
export const help = style(primitive({ color: color.textQuiet, fontSize: text.small }));

/** The error below the control. */
export const error = style(
  primitive({
    display: 'flex',
    gap: space.tiny,
    // Several errors are one line each.
    whiteSpace: 'pre-line',
    color: color.danger,
    fontSize: text.small,
    fontWeight: vars.weight.medium,
  }),
);

/** The icon before an error: colour alone must not carry the meaning. */
export const errorSign = style(primitive({ flexShrink: 0, marginBlockStart: '0.2em' }));
