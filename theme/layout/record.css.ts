import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space, text } = vars;

/** A list of administered records, stacked, without list markers. */
export const recordList = style(
  primitive({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.small }),
);

/** The name of a record with its badges. */
export const recordName = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    fontSize: text.reading,
    fontWeight: vars.weight.semibold,
  }),
);

/** Further information about a record. */
export const recordNote = style(
  primitive({ color: color.textQuiet, fontSize: text.small, overflowWrap: 'anywhere', textAlign: 'start' }),
);

/** The record list as one framed sheet, with lines between the records. */
export const recordSheet = style(
  primitive({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surface,
  }),
);

/** A record of a sheet: its text, and its actions beside it. */
export const recordRow = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.snug,
    paddingBlock: space.snug,
    paddingInline: space.medium,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  }),
);

/** The text of a record, which takes the remaining width. */
export const recordText = style(primitive({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
