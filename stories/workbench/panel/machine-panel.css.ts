import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { part, row } from './panel.css.ts';

const { color, space, text, radius } = vars;

const narrow = '(max-width: 760px)';

/** The chart above the other data of a machine, or beside it on the whole window. */
export const machine = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  background: color.surface,
  selectors: {
    '&[data-chart="full"]': {
      position: 'fixed',
      inset: 0,
      zIndex: 10,
      padding: space.snug,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 26rem)',
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
    },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '&[data-chart="full"]': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'auto auto minmax(0, 3fr) minmax(0, 2fr)',
        },
      },
    },
  },
});

/** The region of the chart. */
export const chart = style({
  flex: 'none',
  display: 'flex',
  blockSize: 'min(42%, 26rem)',
  minBlockSize: '10rem',
  selectors: {
    [`${machine}[data-chart="full"] &`]: { blockSize: 'auto', gridRow: '3' },
    '[data-dock] &': { blockSize: '100%', flex: 1 },
  },
});

/** The part of the machine's data that scrolls. */
export const scroll = style({
  flex: 1,
  minBlockSize: '6rem',
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
});

/** The header of the panel: the machine and its state. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

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
export const states = style({ display: 'grid', gap: space.tiny, maxBlockSize: '11rem', overflow: 'auto' });

/** The reachable states with the same state in the first region. */
export const goals = style([row, { border: 0, padding: 0 }]);

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

/** The rows, with styles for transitions that can be taken now and for those already taken. */
export const line = style({
  selectors: {
    '&[data-live]': { background: color.primarySoft },
    '&[data-past]': { fontWeight: vars.weight.semibold },
  },
});

/** The controls of a path that is taken step by step. */
export const player = style([
  part,
  { padding: space.small, borderRadius: radius.medium, background: color.surfaceSunken },
]);
