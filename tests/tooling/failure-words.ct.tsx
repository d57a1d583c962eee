import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { findAxeViolations, findIconsWithoutTooltip, findNameProblems } from '#tests/support/browser/page-checks.ts';
import { describeFindings } from '#tests/support/machine/axe-findings.ts';
import { findCutText, findSidewaysScroll, runAxe, walkByTab } from '#tests/support/machine/state-checks.ts';

const styles = `
  :root { --color-text: #111; --color-text-quiet: #999; --color-line: #999; --color-surface: #fff; --color-page: #fff; }
  .x9f3 { color: var(--color-text-quiet); background: var(--color-surface); font-size: 16px }
  .k2aa { color: #aaa }
  button { outline: none !important; min-width: 44px; min-height: 44px }`;

const show = (page: Page, content: string) =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Faults</title><style>${styles}</style><main><h1>Faults</h1>
      <div data-machine="post-deletion" data-state="asking">${content}</div></main></html>`,
  );

test('a contrast that is too low is reported with element, ratio, needed ratio, colours and their tokens', async ({
  page,
}) => {
  await show(page, '<p class="x9f3">Deleted by nobody</p><p class="k2aa">Written by nobody</p>');
  const { violations } = await runAxe(page);
  expect(await describeFindings(page, violations)).toEqual([
    'color-contrast: p "Deleted by nobody" in post-deletion (asking): contrast 2.84:1, needs 4.5:1; ' +
      '#999999 (--color-text-quiet) on #ffffff (--color-surface)',
    'color-contrast: p "Written by nobody" in post-deletion (asking): contrast 2.32:1, needs 4.5:1; ' +
      '#aaaaaa (no token) on #ffffff (--color-page or --color-surface)',
  ]);
});

test('other findings are reported with the element and the reason, on scenes and on pages', async ({ page }) => {
  await show(page, '<button class="x9f3"></button>');
  const { violations } = await runAxe(page);
  expect(await describeFindings(page, violations)).toEqual([
    expect.stringMatching(/^button-name: button without a name in post-deletion \(asking\): Element .*does not have/),
  ]);
  expect((await findAxeViolations(page))[0]).toMatch(/^button-name: button without a name in post-deletion/);
});

test('focus, cut text, sideways scrolling and names are reported by role, name and machine', async ({ page }) => {
  await show(
    page,
    `<button>Delete</button><p style="width: 60px; overflow: hidden; white-space: nowrap">A long sentence</p>
      <section aria-label="Wide" style="width: 5000px">Content</section>
      <a href="/one">More</a><a href="/two">More</a><button aria-label="Close"><svg></svg></button>`,
  );
  expect((await walkByTab(page))[0]).toBe('The focus is not visible on button "Delete" in post-deletion (asking)');
  expect(await findCutText(page)).toEqual(['p "A long sentence" in post-deletion (asking)']);
  expect(await findSidewaysScroll(page)).toEqual([
    expect.stringMatching(/^\d+ pixels: region "Wide" in post-deletion \(asking\)$/),
  ]);
  expect(await findNameProblems(page)).toEqual([
    'link "More" in post-deletion (asking) to /one',
    'link "More" in post-deletion (asking) to /two',
  ]);
  expect(await findIconsWithoutTooltip(page)).toEqual(['button "Close" in post-deletion (asking)']);
});
