import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const title = style({ color: color.heading, fontSize: text.medium, fontWeight: weight.semibold });

export const list = style({ listStyle: 'none', margin: 0, marginBlockStart: space.small, padding: 0 });

export const waiting = style({ marginBlockStart: space.small });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '2.25rem',
  paddingBlock: space.tiny,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const textBlock = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const about = style({ marginBlock: space.small, color: color.textQuiet });

/** The heading of a widget in the main column. */
export const sectionTitle = style({ fontSize: text.title, overflowWrap: 'anywhere' });
