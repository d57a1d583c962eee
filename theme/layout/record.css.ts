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
