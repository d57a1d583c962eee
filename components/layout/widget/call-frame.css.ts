import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';

const { space } = vars;

/** A frame with a picture or a tint. */
export const frame = style({ position: 'relative', isolation: 'isolate', minInlineSize: 0 });

export const tinted = style({ background: vars.color.primarySoft, borderColor: vars.color.primaryBorder });

export const centered = style({ textAlign: 'center' });

/** A frame on a picture is higher, so that the picture can be seen. */
export const pictured = style({ paddingBlock: space.xxlarge, border: 0 });

export const title = style({
  ...pageStart,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: { [`${pictured} &`]: { color: 'inherit', fontSize: vars.text.title } },
});

export const text = style({
  ...pageStart,
  marginBlock: space.small,
  color: vars.color.textQuiet,
  selectors: { [`${pictured} &`]: { color: 'inherit', fontSize: vars.text.reading } },
});

/** The buttons, whose words may be longer than a narrow column. */
export const buttons = style({ overflowWrap: 'anywhere' });
