import { style } from '@vanilla-extract/css';
import { control } from '#stories/workbench/page/page.css.ts';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius } = vars;

const narrow = '(max-width: 760px)';

/** The list of stories beside the workbench. On a narrow window it is above it and opens on demand. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '15.5rem',
  minBlockSize: 0,
  background: color.surfaceSunken,
  borderInlineEnd: `1px solid ${color.border}`,
  color: color.text,
  fontFamily: vars.font.body,
  fontSize: text.small,
  '@media': { [narrow]: { inlineSize: '100%', borderInlineEnd: 0, borderBlockEnd: `1px solid ${color.border}` } },
});

export const head = style({ display: 'flex', gap: space.small, padding: space.small });

/** The button that opens the list on a narrow window. */
export const toggle = style({
  ...control,
  display: 'none',
  '@media': { [narrow]: { display: 'block' } },
});

export const input = style({
  ...control,
  flex: 1,
  minInlineSize: 0,
});

/** The scroll container of the list. */
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: space.small,
  paddingBlockEnd: space.large,
  '@media': {
    [narrow]: { display: 'none', maxBlockSize: '60vh', selectors: { [`${list}[data-shown] &`]: { display: 'block' } } },
  },
});

export const items = style({ listStyle: 'none', margin: 0, padding: 0 });

/** The content of an open level. */
export const inner = style({
  marginInlineStart: space.small,
  paddingInlineStart: space.tiny,
  borderInlineStart: `1px solid ${color.border}`,
});

/** The button that opens a level. */
export const level = style({
  inlineSize: '100%',
  minBlockSize: '26px',
  paddingInline: space.tiny,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': { content: '"▸"', display: 'inline-block', inlineSize: '1.1em', color: color.textQuiet },
    '&[aria-expanded="true"]::before': { content: '"▾"' },
    '&:hover': { background: color.surfaceHover },
  },
});

/** The heading of a group of states. */
export const heading = style({ fontSize: text.tiny, color: color.textQuiet, paddingBlockStart: space.tiny });

export const link = style({
  display: 'block',
  paddingBlock: '3px',
  paddingInline: space.small,
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-current="page"]': { background: color.primarySoft, color: color.primaryText, fontWeight: 600 },
  },
});

/** A result of the search, rendered only in view. */
export const result = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 44px' });

export const quiet = style({ display: 'block', color: color.textQuiet, fontSize: text.tiny });
