import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const heading = style({
  fontSize: text.headline,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.015em',
  color: color.heading,
  overflowWrap: 'anywhere',
  // `balance` would leave long titles with only half of the width.
  textWrap: 'pretty',
  '@media': { [media.xs]: { fontSize: text.title } },
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.small });

export const author = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.snug,
  minInlineSize: 0,
});

export const authorName = style({ fontWeight: vars.weight.semibold, color: color.heading });

export const authorWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  // Links on adjacent lines are 24 px apart, the minimum distance of touch targets (WCAG 2.5.8).
  rowGap: space.tiny,
  flex: '1 1 0',
  minInlineSize: 0,
});

// In print, the URL of the post follows its date.
export const permalink = style({
  '@media': {
    [media.print]: {
      color: color.textQuiet,
      fontSize: text.tiny,
      selectors: { '&::after': { content: '" " attr(href)', overflowWrap: 'anywhere' } },
    },
  },
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const body = style({ selectors: { '&:not(:first-child)': { marginBlockStart: space.medium } } });

export const ignored = style({ marginBlockStart: space.medium, color: color.textQuiet });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
});

export const tagsLabel = style({ color: color.textQuiet, fontSize: text.small });

// Reactions and actions share a row, which collapses when it is empty.
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.tiny,
  marginBlockStart: space.snug,
  '@media': { [media.xs]: { columnGap: space.tiny } },
  selectors: { '&:empty': { display: 'none' } },
});

export const action = style({
  paddingInline: space.tiny,
  color: color.textQuiet,
  selectors: { '&:hover, &[aria-expanded="true"], &[aria-pressed="true"]': { color: color.primaryText } },
  '@media': { [media.xs]: { minInlineSize: vars.size.controlTouch }, [media.print]: { display: 'none' } },
});

/** A label that is visually hidden on phones, where the row has room only for the icon. */
export const spareWords = style({ '@media': { [media.xs]: visuallyHiddenStyle } });

/** A button that shows only its icon on phones, centred in a touch-sized target. */
export const loneSign = style({});

/** A line break on phones: the following content starts a new row. */
export const newRow = style({ display: 'none', '@media': { [media.xs]: { display: 'block', flexBasis: '100%' } } });

/** Rarely used actions, within the row. */
export const inRow = style({ display: 'contents' });

/** Rarely used actions of a post with a menu. On phones they are in the menu instead. */
export const inMenu = style([inRow, { '@media': { [media.xs]: { display: 'none' } } }]);

export const options = style({ '@media': { [media.print]: { display: 'none' } } });

// The error message of an action has its own row.
export const problem = style({ flex: '1 0 100%', marginBlockStart: space.small });

export const reactions = style({
  display: 'flex',
  border: 0,
  minInlineSize: 0,
  flexWrap: 'wrap',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const reaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  paddingInline: space.small,
  paddingBlock: space.hair,
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.textQuiet,
  fontSize: text.small,
});

export const reactionButton = style({
  minBlockSize: vars.size.controlSmall,
  cursor: 'pointer',
  // Without JavaScript, the button still shows its count.
  '@media': { [media.scriptless]: { display: 'inline-flex !important', cursor: 'default' } },
  selectors: {
    '&:hover': { borderColor: color.borderStrong, color: color.text },
    // The viewer's own reaction is indicated by weight and border, not by colour alone.
    '&[aria-pressed="true"]': {
      borderColor: color.primaryText,
      background: color.primarySoft,
      color: color.primaryText,
      fontWeight: vars.weight.semibold,
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
});

export const reactionCount = style({ color: color.text, fontWeight: vars.weight.semibold });

export const opener = style({
  padding: space.large,
  borderRadius: vars.radius.large,
  border: `1px solid ${color.border}`,
  background: color.surface,
  '@media': {
    [media.xs]: { padding: space.medium, marginInline: `calc(-1 * ${space.small})` },
    [media.print]: { padding: 0, border: 0 },
  },
});

export const openerHead = style({ marginBlockEnd: space.medium });

export const removed = style({ color: color.textQuiet, fontStyle: 'italic' });

const rowsFirst = `:is(${foot}, ${reactions}) > button${action}:first-child`;

// Aligns the first button of the row with the text of the post.
globalStyle(rowsFirst, { marginInlineStart: `calc(-1 * ${space.tiny})` });
const lone = { [media.xs]: { marginInlineStart: `calc((0.875rem - ${vars.size.controlTouch}) / 2)` } };
globalStyle(`${rowsFirst}${loneSign}`, { '@media': lone });
globalStyle(`${newRow} + button${action}`, {
  '@media': { [media.xs]: { marginInlineStart: `calc(-1 * ${space.tiny})` } },
});
globalStyle(`${newRow} + button${loneSign}`, { '@media': lone });
