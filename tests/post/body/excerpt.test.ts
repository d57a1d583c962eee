import { expect, test } from 'vitest';
import { excerptOf } from '#api/post/body/excerpt.ts';

test('an excerpt is the text of a post, with a space between paragraphs', () => {
  expect(excerptOf('<p>Fish &amp; <em>chips</em></p><p>for &lt;two&gt;</p>')).toBe('Fish & chips for <two>');
});

test('an excerpt reveals no spoiler', () => {
  expect(excerptOf('<p>It was</p><details class="spoiler"><summary>?</summary>the butler</details>')).toBe('It was');
});

test('a long text is cut between whole characters', () => {
  expect(excerptOf('<p>🙂🙂🙂🙂</p>', 3)).toBe('🙂🙂…');
});
