import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { changesSinceRelease } from '#scripts/component-pages/changes.ts';
import { collectComponents, countTokens, filesWith } from '#scripts/component-pages/collect.ts';
import type { AreaLine, ComponentFacts, ComponentLine, IconFact, Overview } from '#scripts/component-pages/facts.ts';
import { iconsIn } from '#scripts/component-pages/icons.ts';
import { addressOf } from '#scripts/names/address.ts';
import { asComponent } from '#scripts/names/spelling.ts';
import { fingerprint, inProject, textOf, writeIfChanged } from '#scripts/setup/folders.mjs';

const target = 'stories/components';

/**
 * Writes the pages of all components into `stories/components/`: the facts of each area as JSON, a file of stories for
 * each area, and the lists for the start page. While the sources are unchanged, writes only the changes since the
 * release.
 */
export function writeComponentPages(): void {
  const print = printOfSources();
  const mark = `${target}/print.json`;
  if (textOf(mark) !== print) {
    writeAll();
    writeIfChanged(mark, print);
  }
  writeIfChanged(`${target}/changes.json`, JSON.stringify(changesSinceRelease()));
}

function writeAll() {
  const { components, pages } = collectComponents();
  const sources = [...filesWith('components/**/*.tsx'), ...filesWith('pages/**/*.tsx')];
  const icons = iconsIn(sources);
  const areas = Map.groupBy(components, ({ address }) => address.split('/')[0] ?? '');
  const written = new Set(['print.json', 'changes.json', 'index.json', 'pages.json', 'icons.json', 'overview.json']);
  for (const [area, list] of areas) {
    written.add(`${area}.stories.tsx`).add(`${area}.facts.json`);
    writeIfChanged(`${target}/${area}.facts.json`, JSON.stringify(list));
    writeIfChanged(`${target}/${area}.stories.tsx`, storiesOf(area, list));
  }
  writeIfChanged(`${target}/index.json`, JSON.stringify(components.map(lineOf)));
  writeIfChanged(`${target}/pages.json`, JSON.stringify(pages));
  writeIfChanged(`${target}/icons.json`, JSON.stringify(icons));
  writeIfChanged(`${target}/icons.ts`, iconModule(icons));
  written.add('icons.ts');
  writeIfChanged(`${target}/overview.json`, JSON.stringify(overviewOf(components, pages.length, icons.length)));
  for (const old of readdirSync(target)) if (!written.has(old)) rmSync(`${target}/${old}`);
  console.log(`${components.length} components have pages.`);
}

/** Returns a hash of all files from which the pages are generated. */
function printOfSources(): string {
  const patterns = [
    'api/**/*.ts',
    'components/**/*.{ts,tsx}',
    'machines/**/*.ts',
    'pages/**/*.{ts,tsx}',
    'scripts/component-pages/*.ts',
    'stories/**/*.{stories,guide}.tsx',
    'tests/**/*.{gestures.ts,transcript.md}',
    'theme/tokens/*.ts',
    'package-lock.json',
  ];
  const files = patterns.flatMap(filesWith).filter((file) => !file.startsWith(`${target}/`));
  return JSON.stringify(fingerprint(files.map((file) => inProject(file))));
}

const storiesOf = (area: string, components: readonly ComponentFacts[]) =>
  `// Written by scripts/component-pages.ts from the components of the area.
import { ComponentPage } from '#stories/workbench/component-page/component-page.tsx';

export default { title: 'components / ${area}' };

${components
  .map(({ address }) => {
    const stem = address.split('/').at(-1) ?? '';
    const name = `${asComponent(stem)}Page`;
    return `export const ${name} = () => <ComponentPage address="${address}" />;\n${name}.storyName = '${stem}';`;
  })
  .join('\n\n')}
`;

const iconModule = (icons: readonly IconFact[]) => `// Written by scripts/component-pages.ts: every icon in use.
export {
${icons.map(({ name }) => `  ${name},`).join('\n')}
} from 'lucide-react';
`;

const lineOf = ({ address, name, about, stories, states, pages, hasGuide }: ComponentFacts): ComponentLine => ({
  address,
  name,
  about,
  stories: stories.length,
  states: states.length,
  pages: pages.length,
  hasGuide,
});

function overviewOf(components: readonly ComponentFacts[], pages: number, icons: number): Overview {
  const machines = filesWith('machines/**/*.machine.ts').flatMap((file) => addressOf(file) ?? []);
  const names = [
    ...new Set([...components, ...machines.map(({ folder, stem }) => ({ address: `${folder}/${stem}` }))]),
  ];
  const areaNames = [...new Set(names.map(({ address }) => address.split('/')[0] ?? ''))].sort();
  const stateFiles = filesWith('stories/states/**/*.stories.tsx');
  const storyFiles = filesWith('stories/**/*.stories.tsx').filter(
    (file) => !file.startsWith('stories/states/') && !file.startsWith(target),
  );
  const lines: AreaLine[] = areaNames.map((area) => ({
    area,
    components: components.filter(({ address }) => address.startsWith(`${area}/`)).length,
    machines: machines.filter((machine) => machine.area === area).length,
    stories: countIn(
      storyFiles.filter((file) => file.startsWith(`stories/${area}/`)),
      /^export (const|function) [A-Z]/gm,
    ),
    states: countIn(
      stateFiles.filter((file) => file.startsWith(`stories/states/${area}/`)),
      /<InState\b/g,
    ),
  }));
  const sum = (count: (line: AreaLine) => number) => lines.reduce((all, line) => all + count(line), 0);
  return {
    components: components.length,
    machines: machines.length,
    states: sum(({ states }) => states),
    stories: sum(({ stories }) => stories),
    pages,
    tokens: countTokens(),
    icons,
    guides: components.filter(({ hasGuide }) => hasGuide).length,
    areas: lines,
  };
}

const countIn = (files: readonly string[], pattern: RegExp) =>
  files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);

if (import.meta.main) writeComponentPages();
