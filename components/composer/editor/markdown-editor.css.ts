import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, size, space, text } = vars;

export const editor = style({
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.focus },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-dropping]': { borderColor: color.focus, boxShadow: `0 0 0 3px ${color.primarySoft}` },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tiny,
  paddingInline: space.tiny,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const tabs = style({ display: 'flex' });

export const tab = style({
  minBlockSize: '2.5rem',
  paddingInline: space.snug,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  background: 'none',
  color: color.textQuiet,
  font: 'inherit',
  fontSize: text.medium,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': { color: color.primaryText, borderBlockEndColor: color.primaryText },
  },
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    // Forced colours render transparent borders, which would underline both tabs.
    [media.forcedColors]: { borderBlockEndColor: 'Canvas' },
  },
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', selectors: { '&[hidden]': { display: 'none' } } });

/** Has the size of a toolbar button. */
export const place = style({
  inlineSize: size.control,
  blockSize: size.control,
  '@media': { [media.touch]: { blockSize: size.controlTouch } },
});

// All tools fit in one row on a phone, even in nested replies.
const sharing = { flex: '1 1 2rem', minInlineSize: '2rem', maxInlineSize: size.controlTouch };
globalStyle(`${tools} > button, ${tools} > span`, { '@media': { [media.touch]: sharing, [media.xs]: sharing } });

export const area = style({
  border: 0,
  background: 'none',
  minBlockSize: '7rem',
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  scrollMarginBlock: '6rem',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[hidden]': { display: 'none' },
    '&[data-size="large"]': { minBlockSize: '14rem' },
    '&[data-size="small"]': { minBlockSize: '5rem' },
  },
});

export const preview = style({
  minBlockSize: '7rem',
  paddingInline: space.snug,
  paddingBlock: space.small,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingInline: space.snug,
  paddingBlock: space.tiny,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textQuiet,
  fontSize: text.small,
});

export const upload = style([
  foot,
  {
    borderBlockStart: 0,
    selectors: { '&:has(> [role="status"]:only-child:empty)': { position: 'absolute', padding: 0 } },
  },
]);

export const problem = style({ margin: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const progress = style({ inlineSize: '8rem', accentColor: color.primary });
