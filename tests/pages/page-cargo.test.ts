import { expect, test } from 'vitest';
import { ladenWith } from '#pages/-page-cargo.tsx';

test("a page's words and answers come to stand where it holds a place for them, whatever members wrote", () => {
  const drawn = '<p>"cargo" "cargo undefined" "words of this page" $&</p><i>"cargo n1"</i>';
  expect(ladenWith(drawn, 'n1', { words: '{"w":"$&"}', answers: '{"a":"$1"}' })).toBe(
    '<p>"cargo" "cargo undefined" "words of this page" $&</p><i>{"words":{"w":"$&"},"answers":{"a":"$1"}}</i>',
  );
});
