import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts } from '#theme/layout/metas.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const places = style({
  marginBlockEnd: space.large,
  paddingBlock: space.medium,
  paddingInline: space.roomy,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  '@media': { [media.xs]: { paddingInline: space.medium } },
});

export const title = style({ fontSize: text.medium, fontWeight: vars.weight.semibold, color: color.heading });

export const list = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.snug,
  padding: 0,
});

export const place = style({ display: 'flex', gap: space.small, minInlineSize: 0 });

export const icon = style({ flex: 'none', marginBlockStart: space.hair, color: color.textQuiet });

export const textBlock = style({ minInlineSize: 0 });

export const name = style({ ...pageStart, fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const passage = style({
  ...pageStart,
  color: color.textQuiet,
  ...twoLines,
  overflowWrap: 'anywhere',
});

export const metas = style([facts, { marginBlockStart: space.hair }]);
