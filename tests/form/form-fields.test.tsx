import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Live } from '#stories/form/form-fields.stories.tsx';

test('a live field shows the words of the current values instead of those of the schema, and content below', () => {
  const html = renderToStaticMarkup(<Live />);
  expect(html).toContain('The page is at forum.example/shed');
  expect(html).not.toContain('The part after the slash.');
  expect(html).toMatch(/value="shed".*<p>4 characters<\/p>/);
});
