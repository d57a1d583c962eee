import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const figure = style({ display: 'grid', gap: space.small, margin: 0, marginBlockStart: space.medium });

export const caption = style({ color: color.textQuiet, fontSize: text.small });

/** A window onto a part of a page, smaller than the page itself. */
export const frame = style({
  position: 'relative',
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.page,
  color: color.text,
});

const shrunk = style({ zoom: 0.7 });

export const content = styleVariants({
  page: [shrunk],
  panel: [shrunk, { maxInlineSize: '26rem', padding: space.large }],
});
