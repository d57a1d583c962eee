import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, font, space, text } = vars;

/** The numbers of the lines beside the text. Code is left-to-right in every language. */
export const frame = style({ flex: 1, position: 'relative', minInlineSize: 0, direction: 'ltr' });

const numbersWidth = '2.75rem';

const lines = style({
  fontFamily: font.code,
  fontSize: text.small,
  lineHeight: 1.5,
  paddingBlock: space.small,
  tabSize: 2,
});

/** The line numbers. They have the height of the text beside them and scroll with it. */
export const numbers = style([
  lines,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: numbersWidth,
    margin: 0,
    paddingInline: space.tiny,
    borderBlock: '1px solid transparent',
    overflow: 'hidden',
    color: color.textQuiet,
    textAlign: 'end',
    userSelect: 'none',
  },
]);

export const code = style([
  lines,
  {
    inlineSize: `calc(100% - ${numbersWidth})`,
    marginInlineStart: numbersWidth,
    maxBlockSize: '24rem',
    whiteSpace: 'pre',
    overflow: 'auto',
  },
]);
