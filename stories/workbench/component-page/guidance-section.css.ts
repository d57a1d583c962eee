import { style } from '@vanilla-extract/css';
import { card } from '#stories/workbench/page/page.css.ts';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const prose = style({
  display: 'grid',
  listStyle: 'disc',
  gap: space.tiny,
  margin: 0,
  paddingInlineStart: space.large,
});

/** Right and wrong uses side by side. */
export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space.medium,
  marginBlockStart: space.snug,
});

export const example = style({
  ...card,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  overflow: 'hidden',
});

export const exampleStage = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.small,
  minBlockSize: '7rem',
  padding: space.medium,
  background: color.page,
});

export const exampleText = style({
  display: 'grid',
  gap: space.tiny,
  padding: space.snug,
  borderBlockStart: `3px solid ${color.success}`,
  fontSize: text.small,
  selectors: { [`${example}[data-verdict="dont"] &`]: { borderBlockStartColor: color.danger } },
});

export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  color: color.success,
  selectors: { [`${example}[data-verdict="dont"] &`]: { color: color.danger } },
});
