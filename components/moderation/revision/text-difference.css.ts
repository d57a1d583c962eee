import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';

const { color, space, radius } = vars;

export const text = style({
  ...pageStart,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: 0,
  maxInlineSize: '75ch',
});

const changed = {
  color: color.text,
  borderRadius: radius.small,
  paddingInline: space.hair,
  boxDecorationBreak: 'clone',
} as const;

export const added = style({ ...changed, background: color.successSoft, textDecoration: 'underline' });

export const removed = style({ ...changed, background: color.dangerSoft, textDecoration: 'line-through' });
