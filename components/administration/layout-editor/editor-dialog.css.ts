import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

export const chooser = style({ display: 'grid', alignContent: 'start', gap: space.medium });

export const groupTitle = style({ fontSize: text.medium, fontWeight: weight.semibold, marginBlockEnd: space.small });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: space.snug,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** A button with a picture or an icon and a name. */
export const card = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.small,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '6.5rem',
  padding: space.snug,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-disabled="true"]': { cursor: 'default', background: color.surfaceSunken, color: color.textQuiet },
  },
});

export const cardIcon = style({ display: 'inline-grid', color: color.primaryText });

/** The reason why a widget cannot be added. */
export const refusal = style({ fontSize: text.tiny, color: color.textQuiet });

export const count = style({ fontSize: text.small, color: color.textQuiet });

/** A picture of the columns of a section. */
export const picture = recipe({
  base: { display: 'grid', gap: space.tiny, inlineSize: '6rem', blockSize: '3.5rem' },
  variants: {
    kind: {
      'full-width': { inlineSize: '100%' },
      '1-column': {},
      '2-columns': { gridTemplateColumns: '2fr 1fr' },
      '2-columns-even': { gridTemplateColumns: '1fr 1fr' },
      '3-columns': { gridTemplateColumns: '1fr 2fr 1fr' },
      '3-columns-even': { gridTemplateColumns: '1fr 1fr 1fr' },
    },
  },
});

export const pictureColumn = style({
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.small,
  background: color.primarySoft,
});
