import { expect, test } from 'vitest';
import { FragmentCache } from '#pages/-rendering/fragment-cache.ts';
import { createPageData } from '#pages/-rendering/page-data.tsx';
import { PageRendering } from '#pages/-rendering/page-rendering.ts';

const drawingOf = (nonce: string) =>
  new PageRendering(new FragmentCache(), { within: 'en', nonce, needed: () => undefined });

test("a page's messages and answers replace its placeholder, whatever members wrote", () => {
  const drawn = '<p>"cargo" "cargo undefined" "words of this page" $&</p><i>"cargo n1"</i>';
  const cargo = createPageData('n1', { words: ['{"w":"$&"}'], answers: ['{"a":', '"$1 – é"}'] });
  expect(drawingOf('n1').complete(drawn, cargo).join('')).toBe(
    '<p>"cargo" "cargo undefined" "words of this page" $&</p><i>{"words":{"w":"$&"},"answers":{"a":"$1 – é"}}</i>',
  );
});

test('answers are serialised as JSON, reusing the text serialised for fragments', () => {
  const rendering = drawingOf('n1');
  const row = { name: 'A </script> of <b>members</b>', none: undefined, list: [1, undefined, null] };
  const answers = {
    rows: [row, { other: 'é', nested: { row } }],
    empty: [{}, [], '', undefined],
    date: new Date(0),
    left: undefined,
    act: () => 1,
    'a "name"': Number.NaN,
  };
  const plain = JSON.stringify(answers).replaceAll('<', '\\u003c');
  expect(rendering.jsonOf(answers).join('')).toBe(plain);
  rendering.textOf(row);
  expect(rendering.jsonOf(answers).join('')).toBe(plain);
  expect(rendering.jsonOf(answers)).toContain(JSON.stringify(row).replaceAll('<', '\\u003c'));
});
