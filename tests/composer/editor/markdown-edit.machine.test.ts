import { describe, expect, test } from 'vitest';
import {
  applyTool,
  continueLine,
  type EditorText,
  edited,
  insertBlock,
  type MarkdownTool,
} from '#machines/composer/editor/markdown-edit.ts';
import { createTextHistory } from '#machines/composer/editor/text-history.ts';

describe('a tool formats the selection, and using it again removes the format', () => {
  test.each<[MarkdownTool, string, string]>([
    ['bold', 'a [word] b', 'a **[word]** b'],
    ['bold', 'a **[word]** b', 'a [word] b'],
    ['italic', '[]', '_[italic text]_'],
    ['code', 'run [npm]', 'run `[npm]`'],
    ['code', '[a\nb]', '```\n[a\nb]\n```\n'],
    ['quote', '[one\ntwo]', '[> one\n> two]'],
    ['quote', '[> one\n> two]', '[one\ntwo]'],
    ['list', 'one[]', '- one[]'],
    ['numbers', '[one\ntwo]', '[1. one\n2. two]'],
    ['heading', 'a\ntitle[]\nb', 'a\n## title[]\nb'],
    ['link', '[words]', '[words](«https://»)'],
    ['link', '[https://a.example]', '[«link text»](https://a.example)'],
  ])('%s: %j becomes %j', (tool, before, after) => {
    const text = marked(before);
    expect(edited(text, applyTool(tool, text))).toEqual(marked(after));
  });
});

test.each([
  ['- [x] done', '- [x] done\n- [ ] '],
  ['- a\n- [ ] ', '- a\n'],
])('Enter continues a task list with an unchecked item, and ends the list in an empty item: %j', (value, after) => {
  const text = { value, start: value.length, end: value.length };
  const edit = continueLine(text);
  expect(edit && edited(text, edit).value).toBe(after);
});

describe('Enter continues a list, and ends it in an empty item', () => {
  test.each([
    ['- one[]', '- one\n- []'],
    ['  * one[]', '  * one\n  * []'],
    ['9. nine[]', '9. nine\n10. []'],
    ['> said[]', '> said\n> []'],
    ['- one\n- []', '- one\n[]'],
  ])('%j becomes %j', (before, after) => {
    const text = marked(before);
    const edit = continueLine(text);
    expect(edit && edited(text, edit)).toEqual(marked(after));
  });

  test('elsewhere the default line break of the browser applies', () => {
    expect(continueLine(marked('plain[]'))).toBeUndefined();
    expect(continueLine(marked('- [one]'))).toBeUndefined();
  });
});

test('a block is separated from the surrounding text by blank lines', () => {
  const text = marked('before[]after');
  expect(edited(text, insertBlock(text, '![]()')).value).toBe('before\n\n![]()\n\nafter');
});

test('a burst of typing is one undo step, and a change by a tool is another', () => {
  const history = createTextHistory(plain(''));
  history.note(plain('a'), 0, true);
  history.note(plain('ab'), 100, true);
  history.note(plain('**ab**'), 200, false);
  expect(history.undo()?.value).toBe('ab');
  expect(history.undo()?.value).toBe('');
  expect(history.undo()).toBeUndefined();
  expect(history.redo()?.value).toBe('ab');
  expect(history.redo()?.value).toBe('**ab**');
});

const plain = (value: string): EditorText => ({ value, start: value.length, end: value.length });

/** Parses a text whose selection is between « and », or between [ and ]. */
function marked(text: string): EditorText {
  const [open, close] = text.includes('«') ? ['«', '»'] : ['[', ']'];
  const start = text.indexOf(open);
  const end = text.indexOf(close) - 1;
  return { value: text.replace(open, '').replace(close, ''), start, end };
}
