import '#scripts/messages/english.ts';
import { expect, test } from '@playwright/experimental-ct-react';
import fc from 'fast-check';
import { insertPasted } from '#machines/composer/editor/insert-pasted.ts';
import {
  applyTool,
  continueLine,
  type EditorText,
  edited,
  type MarkdownTool,
} from '#machines/composer/editor/markdown-edit.ts';
import { renderBody } from '#server/post/body/render-body.ts';
import { Empty } from '#stories/composer/editor/markdown-editor.stories.tsx';
import { describeFindings } from '#tests/support/machine/axe-findings.ts';
import { runAxe } from '#tests/support/machine/state-checks.ts';

const tools: Readonly<Record<string, MarkdownTool>> = {
  Bold: 'bold',
  Italic: 'italic',
  Link: 'link',
  Quote: 'quote',
  Code: 'code',
  List: 'list',
  'Numbered list': 'numbers',
  Heading: 'heading',
};

test('Tab moves into the text and out of it, and every tool works with the keyboard alone', async ({ mount, page }) => {
  await mount(<Empty />);
  const area = page.getByRole('textbox', { name: 'Your comment' });
  const names = Object.keys(tools);
  for (const [place, name] of names.entries()) {
    await area.fill('glue');
    await area.selectText();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    for (let steps = 0; steps < place; steps += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const full = { value: 'glue', start: 0, end: 4 };
    await expect(area, name).toHaveValue(edited(full, applyTool(tools[name] as MarkdownTool, full)).value);
    await expect(area).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(area).not.toBeFocused();
});

/** An action of an author. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    words: fc.constantFrom('Hide glue ', 'أميرة ', 'x < y & z\n', '\n\n', 'https://glue.example ', '@Ana '),
  }),
  fc.record({ kind: fc.constant('tool' as const), tool: fc.constantFrom(...Object.values(tools)) }),
  fc.record({
    kind: fc.constant('select' as const),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('enter' as const) }),
  fc.record({
    kind: fc.constant('paste' as const),
    words: fc.constantFrom('| a | b |\n| --- | --- |\n| 1 | 2 |', '# One\n\n### Three', '- a\n   - b', '**b**'),
  }),
);

function written(acts: readonly (typeof act extends fc.Arbitrary<infer Act> ? Act : never)[]): string {
  let text: EditorText = { value: '', start: 0, end: 0 };
  const typed = (words: string) => {
    const end = text.start + words.length;
    text = edited(text, { from: text.start, to: text.end, insert: words, start: end, end });
  };
  for (const one of acts) {
    if (one.kind === 'type') typed(one.words);
    else if (one.kind === 'tool') text = edited(text, applyTool(one.tool, text));
    else if (one.kind === 'paste') text = edited(text, insertPasted(text, one.words, one.words));
    else if (one.kind === 'select') {
      const [start = 0, end = 0] = [one.from, one.to]
        .sort((a, b) => a - b)
        .map((share) => Math.floor(share * text.value.length));
      text = { ...text, start, end };
    } else {
      const edit = continueLine(text);
      if (edit) text = edited(text, edit);
      else typed('\n');
    }
  }
  return text.value;
}

test('posts written with 200 random sequences of tools have no axe violations', async ({ mount, page }) => {
  test.setTimeout(180_000);
  await mount(<Empty />);
  const bodies = fc.sample(fc.array(act, { minLength: 5, maxLength: 25 }), { numRuns: 200, seed: 7 }).map(written);
  const posts = bodies.map(
    (body, place) => `<article aria-label="Post ${place + 1}">${renderBody(body, 'markdown').html}</article>`,
  );
  await page.evaluate((html) => {
    document.body.innerHTML = `<main><h1>Posts</h1><h2>Their words</h2>${html}</main>`;
  }, posts.join('\n'));
  await expect(page.getByRole('article')).toHaveCount(200);
  const { violations } = await runAxe(page);
  // Links in a line of text may be as small as their line (2.5.8). axe does not recognise a line that contains only
  // links.
  const wrong = violations.filter(({ rule }) => rule !== 'target-size');
  expect(await describeFindings(page, wrong)).toEqual([]);
});
