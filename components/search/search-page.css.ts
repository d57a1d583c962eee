import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts } from '#theme/layout/metas.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const query = style([form, { flexWrap: 'nowrap', marginBlockEnd: space.medium }]);

export const field = style({ flex: 1, minInlineSize: 0 });

export const list = style({
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: space.medium,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  '@media': { [media.xs]: { marginInline: `calc(-1 * ${space.small})` } },
});

export const result = style({
  padding: space.medium,
  paddingInline: space.roomy,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [media.xs]: { paddingInline: space.medium } },
});

export const title = style({
  ...pageStart,
  fontSize: text.large,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const passage = style({ ...pageStart, marginBlockStart: space.tiny, overflowWrap: 'anywhere' });

export const metas = style([facts, { marginBlockStart: space.small }]);

export const info = style({ marginBlock: space.medium, color: color.textQuiet });

export const filters = style({ display: 'grid', gap: space.medium });

export const group = style({ display: 'grid', gap: space.small, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.tiny, fontWeight: vars.weight.semibold });

export const filterTitle = style({ fontSize: text.medium, fontWeight: vars.weight.semibold, color: color.heading });
