import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

/** Month above day, for the margin of an event or a digest. */
export const compact = style(
  primitive({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    lineHeight: vars.leading.tight,
    textAlign: 'center',
  }),
);

export const month = style(
  primitive({
    color: vars.color.textQuiet,
    fontSize: vars.text.tiny,
    fontWeight: vars.weight.semibold,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  }),
);

export const day = style(
  primitive({ color: vars.color.heading, fontSize: vars.text.title, fontWeight: vars.weight.semibold }),
);
