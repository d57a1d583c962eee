import { existsSync } from 'node:fs';
import { inProject } from '#scripts/setup/folders.mjs';
import { environment, pinnedNode } from '#scripts/setup/node.mjs';
import { run } from '#scripts/setup/run.mjs';

const folders = ['api', 'machines', 'components', 'pages', 'theme', 'server', 'addons', 'stories', 'tests', 'scripts'];

/**
 * Checks the imports against the rules of `.dependency-cruiser.cjs`. Returns the number of modules read, and each
 * violation as a sentence. Reading no module is a failure: dependency-cruiser passes silently when it cannot parse
 * TypeScript.
 */
export async function importDirections(cwd = inProject()) {
  const cruiser = inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const present = folders.filter((folder) => existsSync(`${cwd}/${folder}`));
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...present];
  const { output } = await run(pinnedNode(), args, { cwd, env: environment() });
  const { modules, summary } = JSON.parse(output);
  const wrong = summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to }) => `${from} reads ${to} (${rule.name})`);
  const read = modules.filter(({ source, dependencies }) => !source.includes('node_modules') && dependencies).length;
  return { read, wrong: read > 0 ? wrong : ['dependency-cruiser read no module'] };
}
