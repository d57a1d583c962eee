import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius } = vars;

const narrow = '(max-width: 760px)';

/** The panel beside a story, or below it on a narrow window. Its size does not depend on its content. */
export const panel = style({
  flex: 'none',
  inlineSize: 'clamp(21rem, 38%, 36rem)',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  borderInlineStart: `1px solid ${color.border}`,
  '@media': {
    [narrow]: {
      inlineSize: '100%',
      blockSize: '50%',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingInline: space.small,
  borderBlockEnd: `1px solid ${color.border}`,
});

/** A tab of the panel. */
export const tab = style({
  minBlockSize: '32px',
  paddingInline: space.small,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: color.textQuiet,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': { color: color.text, fontWeight: 600, borderBlockEndColor: color.primary },
  },
});

/** The content of a tab. */
export const content = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: space.snug,
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
});

export const title = style({ fontSize: text.large, overflowWrap: 'anywhere' });

/** The current state. */
export const state = style({
  paddingBlock: '2px',
  paddingInline: space.small,
  borderRadius: radius.full,
  background: color.primarySoft,
  color: color.primaryText,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** Secondary text. */
export const quiet = style({ color: color.textQuiet, fontSize: text.tiny });

/** A section of the panel with its heading. */
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.small, minInlineSize: 0 });

/** The heading of a section. */
export const heading = style({
  fontSize: text.tiny,
  textTransform: 'uppercase',
  letterSpacing: '0.06em',
  color: color.textQuiet,
});

/** A row of buttons. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.tiny, alignItems: 'center' });

/** The reason of a step. */
export const reason = style({
  display: 'block',
  color: color.textQuiet,
  fontSize: text.tiny,
  overflowWrap: 'anywhere',
});

/** The summary of a collapsible section. */
export const summary = style({ cursor: 'pointer', fontWeight: vars.weight.semibold });

/** The scroll container of a table or text that may be wider than the panel. */
export const wide = style({ overflow: 'auto', maxBlockSize: '24rem', marginBlockStart: space.small });

export const table = style({ fontSize: text.tiny, borderCollapse: 'collapse' });

export const cell = style({
  paddingBlock: '3px',
  paddingInline: space.small,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

/** The text area for a pasted path. */
export const paste = style({
  inlineSize: '100%',
  minBlockSize: '5rem',
  font: `${text.tiny} ${vars.font.code}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
});

/** The button that marks an element in the story. */
export const element = style({
  border: 0,
  padding: 0,
  background: 'none',
  color: color.primaryText,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
