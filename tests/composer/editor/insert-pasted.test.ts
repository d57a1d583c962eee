import { describe, expect, test } from 'vitest';
import { insertPasted } from '#machines/composer/editor/insert-pasted.ts';
import { type EditorText, edited } from '#machines/composer/editor/markdown-edit.ts';

/** Parses a text in which `⟦` and `⟧` surround the selection. */
const at = (text: string): EditorText => {
  const start = text.indexOf('⟦');
  const value = text.replace('⟦', '').replace('⟧', '');
  return { value, start, end: text.indexOf('⟧') - 1 };
};

const pasted = (text: string, markdown: string, plain: string): string =>
  edited(at(text), insertPasted(at(text), markdown, plain)).value;

const fenced = { markdown: '```\nconst a = "**b**";\n  go();\n```', plain: 'const a = "**b**";\n  go();\n' };
const rich = { markdown: 'the **bold** [words](https://a.example)', plain: 'the bold words' };
const list = { markdown: '- one\n- two', plain: 'one\ntwo' };

describe('pasting in and around code', () => {
  test.each([
    ['```\n⟦⟧\n```', '```\nconst a = "**b**";\n  go();\n```'],
    ['```js\nfirst();\n⟦old⟧\n```\nafter', '```js\nfirst();\nconst a = "**b**";\n  go();\n```\nafter'],
    ['~~~\n```\n⟦⟧\n~~~', '~~~\n```\nconst a = "**b**";\n  go();\n~~~'],
    ['```\nnever closed\n⟦⟧', '```\nnever closed\nconst a = "**b**";\n  go();'],
    ['> ```\n> ⟦⟧\n> ```', '> ```\n> const a = "**b**";\n>   go();\n> ```'],
    ['text\n\n    ⟦⟧', 'text\n\n    const a = "**b**";\n      go();'],
    ['run `⟦⟧` now', 'run `const a = "**b**"; go();` now'],
    ['run ``a ` ⟦⟧`` now', 'run ``a ` const a = "**b**"; go();`` now'],
    ['run `⟦⟧', 'run `const a = "**b**"; go();'],
  ])('inserts plain text inside code: %j becomes %j', (before, after) => {
    expect(pasted(before, fenced.markdown, fenced.plain)).toBe(after);
  });

  test.each(['```\ncode\n```\n\n⟦⟧', '`a` and `b` ⟦⟧', '\\` ⟦⟧'])('inserts Markdown outside code: %j', (before) => {
    expect(pasted(before, rich.markdown, rich.plain)).toContain('the **bold** [words](https://a.example)');
  });
});

test.each([
  ['see [⟦⟧](https://b.example)', 'see [the bold words](https://b.example)'],
  ['see [a](⟦https://⟧)', 'see [a](the%20bold%20words)'],
  ['| a | b |\n| --- | --- |\n| ⟦⟧ | c |', '| a | b |\n| --- | --- |\n| the **bold** [words](https://a.example) | c |'],
  ['> ⟦⟧', '> the **bold** [words](https://a.example)'],
])('pasted text is adapted to its context: %j becomes %j', (before, after) => {
  expect(pasted(before, rich.markdown, rich.plain)).toBe(after);
});

test.each([
  ['| a ⟦⟧| b |\n| --- | --- |', '| a one two| b |\n| --- | --- |'],
  ['[⟦⟧](https://b.example)', '[one two](https://b.example)'],
  ['> said ⟦⟧', '> said \n>\n> - one\n> - two'],
  ['> ⟦⟧', '> - one\n> - two'],
  ['- ⟦⟧', '- one\n- two'],
  ['> 1. ⟦⟧', '> 1. one\n> - two'],
  ['- item ⟦⟧', '- item \n\n  - one\n  - two'],
  ['text ⟦⟧', 'text \n\n- one\n- two\n\n'],
])('a pasted list is adapted to its context: %j becomes %j', (before, after) => {
  expect(pasted(before, list.markdown, list.plain)).toBe(after);
});

test('characters that would end a table cell are escaped', () => {
  expect(pasted('|a|\n|-|\n|⟦⟧|', '**x**|y', 'x|y')).toBe('|a|\n|-|\n|**x**\\|y|');
});
