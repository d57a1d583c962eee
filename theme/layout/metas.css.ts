import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

/**
 * Facts about a record in one quiet line, with a point between each two.
 *
 * Where they wrap, the point before the first of a line lies beyond the edge and is cut away; a focus ring is not.
 */
export const metas = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.medium,
    // Links on two lines stay 24 px apart, so that a thumb finds each (WCAG 2.5.8).
    rowGap: `calc(${space.tiny} + 1px)`,
    color: color.textQuiet,
    fontSize: text.small,
    clipPath: 'inset(-5px)',
  }),
);

/** Marks and tags among the facts: a group of its own, without a point after it. */
export const metaTags = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.tiny,
    minInlineSize: 0,
    '@media': { [media.touch]: { rowGap: space.small } },
  }),
);

globalStyle(`${metas} > *`, primitive({ position: 'relative' }));
globalStyle(
  `${metas} > :not(${metaTags}) + *::before`,
  primitive({
    content: ["'·'", "'·' / ''"],
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${space.medium})`,
    inlineSize: space.medium,
    textAlign: 'center',
    color: color.textQuiet,
    fontWeight: vars.weight.bold,
  }),
);
