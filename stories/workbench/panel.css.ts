import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius } = vars;

/** The panel beside a story. */
export const panel = style({
  flex: 'none',
  inlineSize: 'clamp(22rem, 42%, 40rem)',
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  padding: space.snug,
  background: color.surface,
  borderInlineStart: `1px solid ${color.border}`,
  selectors: { '&[data-large]': { inlineSize: '70%' } },
});

/** The header of the panel: the machine and its state. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

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

/** The button of a possible event. */
export const happening = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.tiny,
  maxInlineSize: '100%',
  paddingBlock: '3px',
  paddingInline: space.small,
  textAlign: 'start',
  border: `1px solid ${color.borderStrong}`,
  borderInlineStartWidth: '4px',
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[data-cause="event"]': { borderInlineStartColor: color.primary },
    '&[data-cause="delay"]': { borderInlineStartColor: color.warning },
    '&[data-cause="done"]': { borderInlineStartColor: color.success },
    '&[data-cause="error"]': { borderInlineStartColor: color.danger },
  },
});

/** The list of reachable states. */
export const states = style([row, { maxBlockSize: '9rem', overflow: 'auto' }]);

/** The button of a reachable state. */
export const goal = style({
  paddingBlock: '2px',
  paddingInline: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  color: color.text,
  font: 'inherit',
  fontSize: text.tiny,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.primary },
    '&[aria-current="true"]': { background: color.primary, color: color.onPrimary, borderColor: color.primary },
  },
});

/** The list of steps taken. */
export const steps = style({
  listStyle: 'decimal',
  paddingInlineStart: '2.2em',
  maxBlockSize: '11rem',
  overflow: 'auto',
});

/** The status of a replay, in progress or failed. */
export const replay = style({
  padding: space.small,
  borderRadius: radius.medium,
  background: color.infoSoft,
  color: color.text,
  selectors: { '&[data-astray]': { background: color.dangerSoft, color: color.danger } },
});

/** A collapsible section. */
export const details = style({ borderBlockStart: `1px solid ${color.border}`, paddingBlockStart: space.small });

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

/** The rows, with styles for transitions that can be taken now and for those already taken. */
export const line = style({
  selectors: {
    '&[data-live]': { background: color.primarySoft },
    '&[data-past]': { fontWeight: vars.weight.semibold },
  },
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
