import { readFileSync } from 'node:fs';
import { createRuntimeFn as packaged } from '@vanilla-extract/recipes/createRuntimeFn';
import { Search } from 'lucide-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lines24 } from '#components/primitives/runtime/drawn-icon.css.ts';
import { drawnIcon } from '#components/primitives/runtime/drawn-icon.ts';
import { createRuntimeFn } from '#components/primitives/runtime/recipe-classes.ts';
import { useSyncExternalStoreWithSelector } from '#components/primitives/runtime/selected-store.ts';
import { iconLines, withSingleIcons } from '#scripts/bundle/compile-icons.ts';
import { leanModule } from '#scripts/bundle/lean-react.ts';

test('an icon has the paths and size of lucide’s own, and is hidden from screen readers too', () => {
  const lines = iconLines([
    ['path', { d: 'm21 21-4.34-4.34', key: '14j7rj' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: '4ej97u' }],
  ]);
  // A class sets the attributes that lucide sets on every icon.
  const plain = (markup: string) =>
    markup.replaceAll(/ (class|xmlns|fill|stroke[a-z-]*)="[^"]*"/g, '').replaceAll(/><\/(path|circle)>/g, '/>');
  const ours = renderToString(createElement(drawnIcon(lines), { size: 16 }));
  const theirs = renderToString(createElement(Search, { size: 16 }));
  expect(plain(ours)).toBe(plain(theirs));
  for (const [, name, value] of theirs.slice(0, theirs.indexOf('>')).matchAll(/ (fill|stroke[a-z-]*)="([^"]*)"/g))
    expect(String(lines24[name?.replace(/-[a-z]/g, (end) => end.charAt(1).toUpperCase()) as never])).toBe(value);
});

test('each icon is imported from its own module, and types are omitted', () => {
  const code = "import { Search, type LucideIcon, X as Close } from 'lucide-react';";
  expect(withSingleIcons(code)).toBe("import Search from 'forum-icon:Search'; import Close from 'forum-icon:X';");
});

test('a recipe selects the same classes as the package', () => {
  const recipe = {
    defaultClassName: 'base',
    variantClassNames: { size: { small: 's', large: 'l' }, busy: { true: 'b' } },
    defaultVariants: { size: 'small' },
    compoundVariants: [[{ size: 'large', busy: true }, 'both']] as [Record<string, unknown>, string][],
  };
  const theirs = packaged(recipe as never) as (asked?: object) => string;
  for (const asked of [
    undefined,
    {},
    { size: 'large' },
    { busy: true },
    { size: 'large', busy: true },
    { busy: false },
  ])
    expect(createRuntimeFn(recipe)(asked)).toBe(theirs(asked));
});

test('a selector reads a part of a store', () => {
  const Part = () =>
    useSyncExternalStoreWithSelector(
      () => () => {},
      () => ({ name: 'Ada', age: 36 }),
      () => ({ name: 'Ada', age: 36 }),
      ({ name }) => name,
    );
  expect(renderToString(createElement(Part))).toBe('Ada');
});

const reactFile = 'node_modules/react-dom/cjs/react-dom-client.production.js';

test('React for the browser lacks what no page uses, and contains all else', () => {
  const written = readFileSync(reactFile, 'utf8');
  const lean = leanModule(written, `/forum/${reactFile}`) ?? '';
  expect(lean).not.toContain('ownerDocument.startViewTransition(');
  expect(lean).not.toContain('FragmentInstance.prototype');
  const functions = (code: string) => code.match(/^(?:function [\w$]+|exports\.\w+ = function)/gm);
  expect(functions(lean)).toEqual(functions(written));
  const whole = (code: string) => new Set(code.split('\n'));
  expect(whole(lean).difference(whole(written)).size).toBeLessThan(70);
  expect(() => new Function('exports', 'require', lean)).not.toThrow();
});

test('a build with another React, or with a component that uses an omitted part, fails with the reason', () => {
  const other = readFileSync(reactFile, 'utf8').replace('function commitExitViewTransitions', 'function commitExit');
  expect(() => leanModule(other, `/forum/${reactFile}`)).toThrow(
    'written in another way now: /^function commitExitViewTransitions',
  );
  const asks = "import { type ReactNode, ViewTransition } from 'react';";
  expect(() => leanModule(asks, '/forum/components/shell/page/page-frame.tsx')).toThrow('asks React for what');
  expect(() => leanModule('React.Activity', '/forum/node_modules/a/index.js')).toThrow('leaves out: React.Activity');
  expect(leanModule("import { Suspense, useState } from 'react';", '/forum/components/a.tsx')).toBeUndefined();
});
