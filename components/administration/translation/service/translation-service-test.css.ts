import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

/** The test of a service, below its name. */
export const test = style({ flex: '1 1 100%', display: 'grid', gap: space.small });
