import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

/**
 * The metadata of a record in one subdued line, separated by dots.
 *
 * Where they wrap, the dot before the first item of a line lies beyond the edge and is clipped; a focus ring is not.
 */
export const metas = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.medium,
    // Links on adjacent lines are 24 px apart, as touch targets (WCAG 2.5.8).
    rowGap: `calc(${space.tiny} + 1px)`,
    color: color.textQuiet,
    fontSize: text.small,
    clipPath: 'inset(-5px)',
  }),
);

/** Badges and tags among the metadata: a group of its own, with no dot after it. */
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
