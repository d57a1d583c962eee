import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Empty } from '#stories/composer/editor/markdown-editor.stories.tsx';
import { wordProcessors } from './word-processors.ts';

const area = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

/** Copies something as another program would, through the browser's own clipboard, and pastes it into the editor. */
async function paste(page: Page, copied: { html: string; plain: string }, keys = 'Control+v'): Promise<void> {
  await page.evaluate(({ html, plain }) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', html);
      event.clipboardData?.setData('text/plain', plain);
      event.preventDefault();
    };
    document.addEventListener('copy', copy, { once: true, capture: true });
  }, copied);
  await area(page).focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press(keys);
}

test.beforeEach(async ({ context, mount }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mount(<Empty />);
});

for (const { program, markdown, ...copied } of wordProcessors)
  test(`content pasted from ${program} becomes clean Markdown`, async ({ page }) => {
    await paste(page, copied);
    await expect(area(page)).toHaveValue(`${markdown}\n\n`);
  });

test('a pasted word stays in its line, and one undo step removes it', async ({ page }) => {
  await page.keyboard.press('Tab');
  await area(page).fill('Soak it  first');
  await area(page).evaluate((element) => (element as HTMLTextAreaElement).setSelectionRange(8, 8));
  await paste(page, { html: '<meta charset="utf-8"><span><b>overnight</b></span>', plain: 'overnight' });
  await expect(area(page)).toHaveValue('Soak it **overnight** first');
  await page.keyboard.type('!');
  await expect(area(page)).toHaveValue('Soak it **overnight**! first');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(area(page)).toHaveValue('Soak it  first');
});

test('plain text is pasted where formatting adds nothing: code, Markdown, text with only colours', async ({ page }) => {
  const texts = {
    '<div style="color: #ccc; font-family: Menlo; white-space: pre;"><div><b>const</b> a = [1];</div></div>':
      'const a = [1];',
    '<p style="color: red">- *not* a list</p>': '- *not* a list',
    '<span style="font-size: 20px">snake_case</span>': 'snake_case',
  };
  for (const [html, plain] of Object.entries(texts)) {
    await area(page).fill('');
    await paste(page, { html, plain });
    await expect(area(page)).toHaveValue(plain);
  }
});

test('in code and in link text, formatted text is pasted as plain text', async ({ page }) => {
  const copied = { html: '<pre><code>const <b>a</b> = 1;</code></pre>', plain: 'const a = 1;' };
  const caretAt = (start: number) =>
    area(page).evaluate((element, at) => (element as HTMLTextAreaElement).setSelectionRange(at, at), start);
  const places = [
    ['```\n\n```', 4, '```\nconst a = 1;\n```'],
    ['run `` now', 5, 'run `const a = 1;` now'],
    ['[](https://a.example)', 1, '[const a = 1;](https://a.example)'],
  ] as const;
  for (const [before, at, after] of places) {
    await area(page).fill(before);
    await caretAt(at);
    await paste(page, copied);
    await expect(area(page)).toHaveValue(after);
  }
});

test('footnotes and task lists of a post are pasted in their Markdown syntax', async ({ page }) => {
  const html = `<p>Soak it<sup class="footnoteReference"><a href="#fn-0000000000-1" aria-label="Footnote 1">1</a></sup>.</p>
    <ul><li class="task"><input type="checkbox" disabled checked> Dig</li><li class="task"><input type="checkbox" disabled>
    Sow</li></ul><div class="footnotes"><ol><li id="fn-0000000000-1"><p>Overnight.
    <a href="#fnref-0000000000-1" class="footnoteBack">↩</a></p></li></ol></div>`;
  await paste(page, { html, plain: 'Soak it1. Dig Sow Overnight.' });
  await expect(area(page)).toHaveValue('Soak it[^1].\n\n- [x] Dig\n- [ ] Sow\n\n[^1]: Overnight.\n\n');
});

test('nothing harmful is pasted from a page', async ({ page }) => {
  const html = `<p><b>Read</b> <a href="javascript:alert(1)">this</a><script>alert(2)</script><img src="x" onerror="alert(3)">
    &lt;img src=x onerror=alert(4)&gt;</p><style>p { color: red }</style>`;
  await paste(page, { html, plain: 'Read this' });
  await expect(area(page)).toHaveValue(String.raw`**Read** this \<img src=x onerror=alert(4)>`);
});
