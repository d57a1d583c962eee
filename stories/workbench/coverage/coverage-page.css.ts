import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const page = style({ display: 'grid', gap: space.medium, padding: space.large });

/** The totals of all machines. */
export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const total = style({
  padding: `${space.small} ${space.medium}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});

/** A number in large type. */
export const number = style({ display: 'block', fontSize: text.title, fontWeight: vars.weight.semibold });

/** The scroll container of the table, which may be wider than the page. */
export const room = style({ overflow: 'auto' });

export const table = style({ fontSize: text.small });

export const cell = style({
  padding: space.small,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
  whiteSpace: 'nowrap',
});

/** A coverage share: numbers on a bar. */
export const share = style({
  display: 'inline-block',
  minInlineSize: '4.5rem',
  paddingInline: space.tiny,
  borderRadius: vars.radius.small,
  background: color.successSoft,
  color: color.success,
  selectors: {
    '&[data-part]': { background: color.warningSoft, color: color.warning },
    '&[data-none]': { background: color.dangerSoft, color: color.danger },
    '&[data-nothing]': { background: 'none', color: color.textQuiet },
  },
});

/** The list of missing items. */
export const missing = style({
  paddingInlineStart: space.large,
  paddingBlock: space.tiny,
  color: color.danger,
  fontSize: text.tiny,
});

/** The mark of a machine that has changed since its last run. */
export const stale = style({
  marginInlineStart: space.small,
  paddingInline: space.tiny,
  borderRadius: vars.radius.small,
  background: color.warningSoft,
  color: color.warning,
  fontSize: text.tiny,
  fontWeight: vars.weight.normal,
});
