import { expect, test } from 'vitest';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { widgetComponents } from '#components/layout/widget/widget-components.ts';
import { readPageAssets } from '#server/pages/page-assets.ts';

test('the scripts of every widget that is loaded on demand are known, and none of them is part of every page', async () => {
  const { scripts, widgetScripts } = await readPageAssets(process.cwd());
  const loaded = Object.keys(widgetComponents).filter((id) => !(id in panelWidgets));
  expect(Object.keys(widgetScripts).sort()).toEqual(loaded.sort());
  const own = Object.entries(widgetScripts).map(([id, files]) => [id, files.at(-1)] as const);
  expect(own.filter(([, file]) => !/^\/assets\/[\w-]+-widget-[\w-]+\.js$/.test(file ?? ''))).toEqual([]);
  expect(Object.values(widgetScripts).flat()).not.toContain(scripts['__root__']?.at(-1));
  expect(Object.fromEntries(own)['leaderboard']).toContain('/leaderboard-widget-');
});
