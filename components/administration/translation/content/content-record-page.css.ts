import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space, text } = vars;

export const head = style({ display: 'grid', gap: space.small, justifyItems: 'start' });

/** The link back. Its text is aligned with the heading. */
export const back = style({ marginInlineStart: `calc(-1 * ${space.small})` });

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  padding: space.large,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  '@media': { [media.mobile]: { padding: space.medium } },
});

/** The bar with the actions, which stays at the bottom of the window while the fields scroll. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.small,
  paddingBlock: space.snug,
  paddingInline: space.large,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.medium,
  '@media': {
    [media.mobile]: { paddingInline: space.medium },
    '(max-height: 30em)': { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

// The choice of the language is as wide as its longest name needs. Without a message, the status takes no space.
globalStyle(`${fields} > :has(> select), ${fields} > div:has(select)`, { maxInlineSize: '20rem' });
globalStyle(`${fields} > [role="status"]:empty`, { marginBlockStart: `calc(-1 * ${space.large})` });

/** The number of missing texts, at the start of the bar. Narrow windows have no space for it; each field says it. */
export const status = style({
  flex: '1 1 8rem',
  color: color.textQuiet,
  fontSize: text.small,
  '@media': { [media.mobile]: { display: 'none' } },
});

/** The buttons of the bar, which fill its lines in narrow windows. */
export const action = style({ '@media': { [media.mobile]: { flexGrow: 1 } } });

// Scrolls a focused field clear of the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: '8rem' });
