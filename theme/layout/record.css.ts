import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space, text } = vars;

/** A list of what an administrator looks after, one under the other, without marks. */
export const recordList = style(
  primitive({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.small }),
);

/** What a record is called, with its marks beside it. */
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

/** What else there is to know about a record. */
export const recordNote = style(
  primitive({ color: color.textQuiet, fontSize: text.small, overflowWrap: 'anywhere', textAlign: 'start' }),
);

/** The same list as one framed sheet, its records parted by lines. */
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

/** A record of such a sheet: words, and what can be done beside them. */
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

/** The words of a record, which take the room that is left. */
export const recordWords = style(primitive({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
