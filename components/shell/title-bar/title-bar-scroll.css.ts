import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The element before the title bar that carries the state as an attribute. */
export const place = style({ display: 'contents' });

globalStyle(`${place} + header`, { transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}` });
globalStyle(`${place}[data-state="hidden"] + header`, { transform: 'translateY(-100%)' });
