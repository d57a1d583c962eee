import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

/** The bar of the editor, above the scrolled canvas. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  paddingInline: space.large,
  paddingBlockEnd: space.snug,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.mobile]: { paddingInline: space.medium } },
});

/** The editor within its dialog: the bar, and the canvas that scrolls. */
export const editor = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 });

export const nameField = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const decisions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  marginInlineStart: 'auto',
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

/** The place of the notice of another save, below the bar. */
export const notice = style({ paddingInline: space.medium, paddingBlockStart: space.snug });

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  paddingBlockStart: space.medium,
  background: color.page,
  '@media': { [media.mobile]: { paddingInline: space.small } },
});

/** The body while the preview is in its place. The canvas keeps its state. */
export const away = style({ display: 'none' });

export const choice = style({ display: 'grid', justifyItems: 'start', gap: space.tiny });
