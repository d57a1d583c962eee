import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type PreviewedTheme, themePreviewMachine } from '#machines/administration/theme/theme-preview.machine.ts';

const tide: PreviewedTheme = { themeID: 'tide', name: 'Tide', redirect: '/appearance/style-guides' };

test('applying a theme then ends its preview and finally navigates', async () => {
  expect(await follow(tide, 'apply.requested')).toEqual(['apply', 'end', '/appearance/style-guides']);
});

test('a revision is restored, and the page navigates to the list of revisions', async () => {
  const way = await follow({ ...tide, revisionID: 4 }, 'apply.requested');
  expect(way).toEqual(['restore', 'end', '/appearance/style-guides/tide/revisions']);
});

test('cancelling ends the preview and changes nothing else', async () => {
  expect(await follow(tide, 'cancel.requested')).toEqual(['end', '/appearance/style-guides']);
});

async function follow(theme: PreviewedTheme, type: 'apply.requested' | 'cancel.requested') {
  const way: string[] = [];
  const call = (name: string) => fromPromise<unknown, PreviewedTheme>(async () => void way.push(name));
  const machine = themePreviewMachine.provide({
    actors: { applyTheme: call('apply'), restoreRevision: call('restore'), endPreview: call('end') },
    actions: { moveOn: (_, { url }) => void way.push(url) },
  });
  const actor = createActor(machine, { input: { theme } }).start();
  actor.send({ type });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  return way;
}
