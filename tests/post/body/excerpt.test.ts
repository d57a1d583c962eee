import { expect, test } from 'vitest';
import { excerptOf } from '#api/post/body/excerpt.ts';

test('an excerpt is the text of a post, with words of neighbouring paragraphs apart', () => {
  expect(excerptOf('<p>Fish &amp; <em>chips</em></p><p>for &lt;two&gt;</p>')).toBe('Fish & chips for <two>');
});

test('an excerpt gives no spoiler away', () => {
  expect(excerptOf('<p>It was</p><details class="spoiler"><summary>?</summary>the butler</details>')).toBe('It was');
});

test('a long text is cut between whole characters', () => {
  expect(excerptOf('<p>🙂🙂🙂🙂</p>', 3)).toBe('🙂🙂…');
});
