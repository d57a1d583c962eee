import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts } from '#theme/layout/metas.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';

export const list = style({
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: vars.space.medium,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const item = style({
  padding: vars.space.medium,
  paddingInline: vars.space.roomy,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const title = style({
  ...pageStart,
  fontSize: vars.text.reading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const excerpt = style({ ...pageStart, marginBlockStart: vars.space.tiny, overflowWrap: 'anywhere' });

export const metas = style([facts, { marginBlockStart: vars.space.small }]);
