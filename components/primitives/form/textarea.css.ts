import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

/** A multi-line text control, resizable in height only. */
export const textarea = style(
  primitive({
    display: 'block',
    minBlockSize: '5.5rem',
    paddingBlock: vars.space.small,
    resize: 'vertical',
    fontSize: vars.text.reading,
    lineHeight: vars.leading.reading,
  }),
);

/** Grows with its text up to most of the window height, then scrolls. */
export const growing = style(primitive({ fieldSizing: 'content', maxBlockSize: '70dvb' } as object));
