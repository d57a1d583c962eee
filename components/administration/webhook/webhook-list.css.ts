import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

/** The deliveries of a webhook, below it. */
export const history = style({
  flexBasis: '100%',
  selectors: { '&[open]': { paddingBlockEnd: space.small } },
});

export const summary = style({
  cursor: 'pointer',
  marginBlockEnd: space.small,
  fontSize: text.small,
  color: color.textQuiet,
  selectors: { 'details:not([open]) > &': { marginBlockEnd: 0 } },
});
