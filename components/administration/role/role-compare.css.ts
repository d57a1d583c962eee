import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.medium });

export const heading = style({ fontSize: text.reading, fontWeight: weight.semibold });

export const shared = style({ marginBlockStart: space.large });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlockStart: space.medium });

export const help = style({
  display: 'block',
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.normal,
});

globalStyle(`${form} > *`, { flex: '1 1 12rem' });
globalStyle(`${form} > button`, { flex: '0 0 auto' });
globalStyle(`${table} th, ${table} td`, { padding: space.small, textAlign: 'start', verticalAlign: 'top' });
globalStyle(`${table} thead th`, { overflowWrap: 'anywhere', fontSize: text.small });
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${table} tbody th`, { paddingInlineStart: 0, fontWeight: weight.semibold });
globalStyle(`${table} td[data-granted="true"]`, { color: color.success, fontWeight: weight.semibold });
globalStyle(`${table} td[data-granted="false"]`, { color: color.textQuiet });
