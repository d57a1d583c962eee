import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { featureFiles } from '#scripts/where.ts';
import { allModels } from '#tests/support/machine/models.ts';

test('every reachable state of every machine with a scene has a generated story', { timeout: 120_000 }, async () => {
  execFileSync(process.execPath, ['scripts/state-stories.ts']);
  const scenes = new Set(featureFiles(process.cwd()).filter((file) => file.endsWith('.scene.tsx')));
  const shown = (await allModels()).filter(({ folder, stem }) => scenes.has(`stories/${folder}/${stem}.scene.tsx`));
  expect(shown.length).toBeGreaterThan(0);
  for (const { area, stem, model } of shown) {
    const source = readFileSync(`stories/states/${area}/${stem}.stories.tsx`, 'utf8');
    const states = [...source.matchAll(/<InState scene=\{\w+\} state=\{(".*?")\} \/>/g)].map(([, name = '""']) =>
      JSON.parse(name),
    );
    expect(states.length, `${area}/${stem}`).toBeGreaterThan(1);
    if (stem === 'post-deletion' || stem === 'tooltip') expect(states).toEqual([...statePaths(explore(model)).keys()]);
    const names = [...source.matchAll(/storyName = "(.*?)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
