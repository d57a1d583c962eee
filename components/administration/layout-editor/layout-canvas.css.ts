import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space, text, weight } = vars;

/** The canvas with its help and status. */
export const frame = style({
  display: 'grid',
  gap: space.medium,
  inlineSize: '100%',
  maxInlineSize: '75rem',
  marginInline: 'auto',
});

export const help = style({ color: color.textQuiet, fontSize: text.small });

export const canvas = style({
  borderRadius: radius.large,
  outlineOffset: space.tiny,
  selectors: { '&[data-dragging]': { userSelect: 'none', cursor: 'grabbing' } },
});

/** The gap above a section, with a line and a button that appear under the pointer. */
export const gap = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.25rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    borderBlockStart: `1px dashed ${color.border}`,
  },
});

export const gapButton = style({
  position: 'relative',
  background: color.surfaceSunken,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
});

/** The mark of the position where a dragged section would be dropped. */
export const sectionTarget = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(50% - ${space.hair})`,
  blockSize: space.tiny,
  borderRadius: radius.full,
  background: color.primary,
  zIndex: 1,
  selectors: {
    [`${canvas} > &`]: { position: 'relative', insetBlockStart: 0, marginBlockStart: space.small },
  },
});

/** The states of a section or a widget. */
const partStates = {
  '&[data-selected]': { borderColor: color.primary, boxShadow: `0 0 0 1px ${color.primary}` },
  '&[data-moved]': { background: color.primarySoft },
  [`${canvas}[data-dragging] &[data-moved]`]: { borderStyle: 'dashed' },
} as const;

export const section = style({
  display: 'grid',
  gap: space.snug,
  padding: space.snug,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  selectors: partStates,
});

/** The drag handle of a section or a widget. Touching it does not scroll the page. */
export const handle = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '2rem',
  touchAction: 'none',
  cursor: 'grab',
  color: color.textQuiet,
  selectors: { [`${canvas}[data-dragging] &`]: { cursor: 'grabbing' } },
});

/** The button that selects a section or a widget. */
export const name = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  minBlockSize: '2rem',
  padding: `${space.tiny} ${space.small}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontWeight: weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: color.surfaceHover } },
});

export const number = style({ color: color.textQuiet, fontWeight: weight.normal, fontSize: text.small });

/** The columns of a section, side by side where the window is wide enough. */
export const columns = recipe({
  base: { display: 'grid', gap: space.snug, gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    kind: {
      'full-width': {},
      '1-column': {},
      '2-columns': { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } } },
      '2-columns-even': { '@media': { [media.roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      '3-columns': {
        '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)' } },
      },
      '3-columns-even': { '@media': { [media.roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    },
  },
});

/** The secondary column comes before the main one. */
export const inverted = style({
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

export const lane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  minInlineSize: 0,
  padding: space.small,
  border: `1px dashed ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  '@media': { [media.roomy]: { selectors: { [`${inverted} > &[data-side]`]: { order: -1 } } } },
});

/** A widget. While another one is dragged over it, a line above it marks the drop position. */
export const widget = style({
  position: 'relative',
  display: 'grid',
  gap: space.tiny,
  minInlineSize: 0,
  padding: space.tiny,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  selectors: {
    ...partStates,
    '&[data-drop]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-1 * (${space.small} + ${space.tiny}) / 2)`,
      blockSize: space.tiny,
      borderRadius: radius.full,
      background: color.primary,
    },
  },
});

/** The mark of the drop position at the end of a column. */
export const widgetTarget = style({ blockSize: space.tiny, borderRadius: radius.full, background: color.primary });

export const widgetHead = style({ display: 'flex', alignItems: 'center', gap: space.hair, minInlineSize: 0 });

export const icon = style({ flex: 'none', display: 'inline-grid', color: color.primaryText });

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const quiet = style({ color: color.textQuiet, fontWeight: weight.normal, fontSize: text.small });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tiny,
  paddingInline: space.small,
  paddingBlockEnd: space.tiny,
});

export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.tiny,
  paddingInline: space.small,
  paddingBlockEnd: space.tiny,
  color: color.danger,
  fontSize: text.small,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.hair,
  padding: space.hair,
  borderRadius: radius.medium,
  background: color.primarySoft,
});

/** The button that adds a widget at the end of a column. */
export const add = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.tiny,
  minBlockSize: '2.5rem',
  padding: space.tiny,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.textQuiet,
  font: 'inherit',
  fontSize: text.small,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceHover, color: color.text } },
});

export const end = style({ display: 'flex', justifyContent: 'center' });

/** The position of the part that is being moved. */
export const status = style({
  minBlockSize: '1.5em',
  textAlign: 'center',
  color: color.textQuiet,
  fontSize: text.small,
});
