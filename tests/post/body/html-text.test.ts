import { expect, test } from 'vitest';
import { decodeReferences } from '#server/post/body/html-text.ts';

test('character references are decoded once; impossible and unknown ones stay', () => {
  expect(decodeReferences('&lt;b&gt; &amp; &QUOT;&apos;&#233;&#x1F600;a&nbsp;b')).toBe('<b> & "\'é😀a\u00a0b');
  expect(decodeReferences('&#38;lt; &amp;#60;')).toBe('&lt; &#60;');
  expect(decodeReferences('&#0; &#1114112; &#x110000; &hearts; &constructor; & ;')).toBe(
    '&#0; &#1114112; &#x110000; &hearts; &constructor; & ;',
  );
});
