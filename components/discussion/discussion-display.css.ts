import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

const bare = style({ listStyle: 'none', margin: 0, padding: 0, marginBlockEnd: space.medium });

/** The display forms other than rows: a grid of cards, a horizontally scrolling carousel of cards, and links only. */
export const forms = {
  grid: style([
    bare,
    { display: 'grid', gap: space.medium, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
  ]),
  carousel: style([
    bare,
    {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(85%, 18rem)',
      gap: space.medium,
      overflowX: 'auto',
      scrollSnapType: 'inline mandatory',
      paddingBlockEnd: space.small,
    },
  ]),
  link: style([
    bare,
    { border: `1px solid ${color.border}`, borderRadius: vars.radius.large, background: color.surface },
  ]),
};

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  scrollSnapAlign: 'start',
});

export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' });

globalStyle(`${forms.link} > li`, { paddingBlock: space.small, paddingInline: space.medium });
globalStyle(`${forms.link} > li + li`, { borderBlockStart: `1px solid ${color.border}` });

export const cardWords = style({ flexGrow: 1, display: 'flex', flexDirection: 'column', padding: space.medium });

// The metadata aligns with the bottom of each card, independent of the content above.
globalStyle(`${cardWords} > :last-child`, { marginBlockStart: 'auto', paddingBlockStart: space.small });

export const cardHead = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.small,
});

// The title takes the space between the votes and the tools.
globalStyle(`${cardHead} > :is(h2, h3)`, { flexGrow: 1, minInlineSize: 0 });
