import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius } = vars;

const narrow = '(max-width: 760px)';

/** The workbench page: the list of stories beside the desk, or above it on a narrow window. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100vh',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

/** The toolbar above the story and the panel. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  color: color.text,
  fontFamily: vars.font.body,
  fontSize: text.small,
});

/** The toolbar. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: space.snug,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [narrow]: { flexWrap: 'nowrap', overflow: 'auto' } },
});

/** On a narrow screen the toolbar scrolls, and its parts keep their width. */
globalStyle(`${bar} > *`, { '@media': { [narrow]: { flexShrink: 0 } } });

/** A setting with its label. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  border: 0,
  color: color.textQuiet,
});

/** Pushes the following elements to the end of the row. */
export const spacer = style({ flex: 1 });

/** A segmented control. */
export const segments = style({
  display: 'inline-flex',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
});

/** A segment of the control. */
export const segment = style({
  position: 'relative',
  paddingBlock: '3px',
  paddingInline: space.small,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border}` },
    '&:has(:checked)': { background: color.primary, color: color.onPrimary },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
    '&:hover:not(:has(:checked))': { background: color.surfaceHover },
  },
});

/** The visually hidden radio button of a segment. */
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });

/** A select or a button of the toolbar. */
export const control = style({
  minBlockSize: '28px',
  maxInlineSize: '8.5rem',
  paddingInline: space.small,
  paddingBlock: '2px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: text.small,
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-pressed="true"], &[data-main]': {
      background: color.primary,
      color: color.onPrimary,
      borderColor: color.primary,
    },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
});

/** The story and the panel, side by side, or one above the other on a narrow window. */
export const body = style({
  display: 'flex',
  minBlockSize: 0,
  '@media': { [narrow]: { flexDirection: 'column' } },
});

/** The story, with the chart below it if wanted. */
export const column = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });

/** The region below the story for the chart. */
export const dock = style({
  flex: 'none',
  blockSize: '45%',
  display: 'flex',
  borderBlockStart: `1px solid ${color.border}`,
});

/** The area of the story. */
export const stage = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  background: color.surfaceSunken,
  backgroundImage: `radial-gradient(${color.border} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
});

/** The frame of the story. */
export const frame = style({
  display: 'block',
  border: 0,
  background: color.page,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: {
    '&[data-sized]': { marginInline: 'auto', boxShadow: vars.shadow.large, transformOrigin: 'top center' },
  },
});

/** The label with the width and the scale of the story's frame. */
export const measure = style({
  position: 'absolute',
  insetBlockEnd: space.small,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  paddingInline: space.small,
  paddingBlock: '2px',
  borderRadius: radius.full,
  background: color.tip,
  color: color.onTip,
  fontSize: text.tiny,
  pointerEvents: 'none',
});

// The workbench has its own list of stories and covers the page.
globalStyle('html:root', { vars: { '--ladle-main-padding': '0', '--ladle-main-padding-mobile': '0' } });
globalStyle('html[data-mode="full"] .ladle-main', {
  padding: 0,
  minInlineSize: 0,
  blockSize: '100vh',
  overflow: 'hidden',
});
globalStyle('.ladle-wrapper .ladle-aside, .ladle-wrapper .ladle-resize-handle, .ladle-wrapper .ladle-addons', {
  display: 'none',
});
