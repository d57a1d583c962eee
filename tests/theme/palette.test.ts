import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { isPaletteChoice, paletteAttribute, paletteFromCookie, paletteScript } from '#theme/palette.ts';

describe('the choice of palette', () => {
  test.each([
    ['folkmoot-theme=dark', 'dark'],
    ['session=abc; folkmoot-theme=contrast; other=1', 'contrast'],
    ['folkmoot-theme=system', 'system'],
    ['folkmoot-theme=pink', 'system'],
    ['not-folkmoot-theme=dark', 'system'],
    [undefined, 'system'],
  ])('the cookie %j means %s', (header, choice) => {
    expect(paletteFromCookie(header)).toBe(choice);
  });

  test('the system decides if nothing is set', () => {
    expect(paletteAttribute('system')).toBeUndefined();
    expect(paletteAttribute('dark')).toBe('dark');
    expect(isPaletteChoice('constructor')).toBe(false);
  });
});

describe('the script before the first paint', () => {
  const attributeAfter = (stored: string | null, before?: string) => {
    const attributes = new Map(before ? [['data-theme', before]] : []);
    const documentElement = {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    };
    runInNewContext(paletteScript, { localStorage: { getItem: () => stored }, document: { documentElement } });
    return attributes.get('data-theme');
  };

  test.each([
    ['dark', undefined, 'dark'],
    ['contrast', 'light', 'contrast'],
    ['system', 'dark', undefined],
    [null, 'dark', 'dark'],
    [null, undefined, undefined],
  ])('stored %j on a page rendered with %j becomes %j', (stored, before, after) => {
    expect(attributeAfter(stored, before)).toBe(after);
  });

  test('leaves the page unchanged if the browser refuses its storage', () => {
    expect(() => runInNewContext(paletteScript, {})).not.toThrow();
  });

  test('cannot close its own element', () => {
    expect(paletteScript).not.toContain('<');
  });
});
