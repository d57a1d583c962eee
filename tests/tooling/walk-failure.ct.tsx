import '#scripts/messages/english.ts';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { explore } from '#machines/model/graph.ts';
import { coveringPaths } from '#machines/model/paths.ts';
import { postDeletionGestures } from '#tests/post/menu/post-deletion.gestures.ts';
import { type Gestures, press } from '#tests/support/machine/gestures.ts';
import { test } from '#tests/support/machine/stage-test.tsx';
import { walkInPage } from '#tests/support/machine/walk-page.ts';

test.use({ time: 'walked' });

const graph = explore(postDeletionGestures.model);

/** Walks until a path fails, with gestures that have a planted fault. Returns the message and the duration. */
async function failureOf(page: Page, fault: Partial<Gestures>) {
  const gestures = { ...(postDeletionGestures as unknown as Gestures), ...fault };
  const compared = { seen: new Set<string>(), inspected: new Set<string>() };
  const walk = { page, graph, gestures, scene: 'post/menu/post-deletion', mode: 'keyboard', compared } as const;
  const start = Date.now();
  try {
    for (const path of coveringPaths(graph)) await walkInPage(walk, path);
  } catch (error) {
    return { message: (error as Error).message, seconds: (Date.now() - start) / 1_000 };
  }
  throw new Error('The planted fault was not noticed.');
}

const events = postDeletionGestures.events as Gestures['events'];
const missing = press((page) => page.getByRole('button', { name: 'Nowhere' }));

test('a target that does not come fails within the limit and names step, states, focus, page and picture', async ({
  stage,
}) => {
  const { message, seconds } = await failureOf(stage, { events: { ...events, 'delete.confirmed': missing } });
  const [first = '', ...lines] = message.split('\n');
  expect(first).toMatch(
    /^post-deletion, .*, by keyboard, step \d+ of \d+, delete\.confirmed: the target getByRole\('button', \{ name: 'Nowhere' \}\) did not come within 5 s$/,
  );
  const found = Object.fromEntries(lines.map((line) => line.trim().split(/:\s+(.*)/)));
  expect(found).toMatchObject({
    expected: expect.stringMatching(/^\w+ → deleting$/),
    'machine is in': found['data-state'],
    focus: 'button "Cancel" in dialog "Delete Comment"',
    requests: 'none',
  });
  expect(message).toContain('- button "Cancel"');
  expect(existsSync(found['picture'] ?? '')).toBe(true);
  expect(seconds).toBeLessThan(30);
});

test('a state that is not reached, a request that is not sent and an expectation that fails are described alike', async ({
  stage,
}) => {
  const idle = { pointer: async () => undefined, keyboard: async () => undefined };
  const stuck = await failureOf(stage, { events: { ...events, 'delete.requested': idle } });
  expect(stuck.message).toMatch(/delete\.requested: the state \w+ was not reached within 5 s\n {2}expected: /);
  const silent = await failureOf(stage, { requests: { deletePost: /nowhere/ } });
  expect(silent.message).toMatch(/: no request for deletePost was sent within 5 s\n/);
  expect(silent.message).toMatch(/requests: +POST \/comments\//);
  const blind = await failureOf(stage, {
    seen: { ...postDeletionGestures.seen, deleting: ({ page }) => expect(page.getByText('Nowhere')).toBeVisible() },
  });
  expect(blind.message).toMatch(/: expect\(locator\)\.toBeVisible\(\) failed · Locator: getByText\('Nowhere'\)/);
  expect(blind.message.match(/getByText\('Nowhere'\)/g)).toHaveLength(1);
});
