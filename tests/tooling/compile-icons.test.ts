import { Search } from 'lucide-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lines24 } from '#components/primitives/runtime/drawn-icon.css.ts';
import { drawnIcon } from '#components/primitives/runtime/drawn-icon.ts';
import { iconLines, withSingleIcons } from '#scripts/bundle/compile-icons.ts';

test('an icon is rendered with the lines, size and ARIA attributes of lucide’s own', () => {
  const lines = iconLines([
    ['path', { d: 'm21 21-4.34-4.34', key: '14j7rj' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: '4ej97u' }],
  ]);
  // Attributes that lucide repeats on every line are in a class here.
  const plain = (markup: string) =>
    markup.replaceAll(/ (class|xmlns|fill|stroke[a-z-]*)="[^"]*"/g, '').replaceAll(/><\/(path|circle)>/g, '/>');
  const ours = renderToString(createElement(drawnIcon(lines), { size: 16 }));
  const theirs = renderToString(createElement(Search, { size: 16 }));
  expect(plain(ours)).toBe(plain(theirs));
  for (const [, name, value] of theirs.slice(0, theirs.indexOf('>')).matchAll(/ (fill|stroke[a-z-]*)="([^"]*)"/g))
    expect(String(lines24[name?.replace(/-[a-z]/g, (end) => end.charAt(1).toUpperCase()) as never])).toBe(value);
});

test('each icon is imported from its own module, without types', () => {
  const code = "import { Search, type LucideIcon, X as Close } from 'lucide-react';";
  expect(withSingleIcons(code)).toBe("import Search from 'forum-icon:Search'; import Close from 'forum-icon:X';");
});
