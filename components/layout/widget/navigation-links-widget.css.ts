import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { widgetSize } from '#theme/tokens/widget-sizes.ts';

const { color, space, text, weight } = vars;

export const root = style({ containerType: 'inline-size' });

export const description = style({ ...pageStart, marginBlockStart: space.tiny, color: color.textQuiet });

/** The groups: below each other, or in two columns where there is room. */
export const groups = style({
  display: 'grid',
  gap: space.large,
  marginBlockStart: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [`(min-width: ${widgetSize.navigationLinks})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A single group is itself in two columns. */
export const alone = style({
  '@container': { [`(min-width: ${widgetSize.navigationLinks})`]: { columnCount: 2, columnGap: space.large } },
});

export const only = style({ gridColumn: '1 / -1' });

export const groupName = style({
  marginBlockEnd: space.tiny,
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const item = style({ breakInside: 'avoid' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '2.25rem',
  marginInline: `calc(-1 * ${space.small})`,
  paddingInline: space.small,
  paddingBlock: space.tiny,
  borderRadius: vars.radius.small,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: color.surfaceHover } },
});

export const icon = style({ display: 'inline-flex', flexShrink: 0, inlineSize: '1rem', color: color.textQuiet });
