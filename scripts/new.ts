import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf } from '#scripts/names/address.ts';
import { areas, groups } from '#scripts/names/areas.ts';
import { asComponent, asValue, asWords, isStem } from '#scripts/names/spelling.ts';
import { featureFiles } from '#scripts/where.ts';

/** The files of a feature, each with the template in scripts/templates that it is made from. */
const parts = {
  'machines/FOLDER/STEM.machine.ts': 'machine.ts.txt',
  'machines/FOLDER/STEM.connect.ts': 'connect.ts.txt',
  'machines/FOLDER/STEM.model.ts': 'model.ts.txt',
  'components/FOLDER/STEM.tsx': 'component.tsx.txt',
  'components/FOLDER/STEM.css.ts': 'component.css.ts.txt',
  'stories/FOLDER/STEM.stories.tsx': 'component.stories.tsx.txt',
  'stories/FOLDER/STEM.scene.tsx': 'scene.tsx.txt',
  'tests/FOLDER/STEM.gestures.ts': 'gestures.ts.txt',
  'tests/FOLDER/STEM.machine.test.ts': 'machine.test.ts.txt',
};

/** The table row that specifies the delay of the template's machine. */
const constantRow = '| 4,000 ms | `confirmationTime` | `machines/FOLDER/STEM.machine.ts` |';

/** The folders whose machines serve all areas. Their files lie in groups. */
const sharedAreas = ['primitives', 'shell'];

/** The reason why a feature cannot be laid out. */
export class NewFeatureError extends Error {
  override name = 'NewFeatureError';
}

/**
 * Creates the files of a feature, `composer/draft/draft-autosave`, in a project and returns their paths. Adds its delay
 * to the table of constants in docs/behavior/. Writes nothing and throws a `NewFeatureError` when the area or the group
 * is unknown, the stem is misspelled, or a file with this name exists anywhere.
 */
export function layOut(address: string, project: string): string[] {
  const { area, folder, stem } = read(address);
  const taken = featureFiles(project).filter((file) => addressOf(file)?.stem === stem);
  if (taken.length > 0) throw new NewFeatureError(`The name ${stem} is taken: ${taken.join(', ')}.`);
  const placed = (text: string) => text.replace('FOLDER', folder).replace('STEM', stem);
  const files = Object.entries(parts).map(([path, template]) => ({
    path: placed(path),
    text: fill(readFileSync(join(import.meta.dirname, 'templates', template), 'utf8'), { area, folder, stem }),
  }));
  for (const { path, text } of files) write(join(project, path), text);
  const paths = files.map(({ path }) => path);
  format(paths, project);
  addConstant(placed(constantRow), join(project, `docs/behavior/${sharedAreas.includes(area) ? 'shell' : area}.md`));
  return paths;
}

/**
 * Formats files and sorts their imports, which depend on the length and the order of the names. Without the linter,
 * which reads the whole project for its rule about cycles.
 */
function format(paths: readonly string[], project: string) {
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['check', '--write', '--linter-enabled=false'];
  execFileSync(process.execPath, [biome, ...options, ...paths], { cwd: project, stdio: 'pipe' });
}

/** Adds a row to the table of constants, which is the last part of a page. */
function addConstant(row: string, page: string) {
  const text = readFileSync(page, 'utf8').trimEnd();
  if (!/\n## Constants\n[^#]*\|$/.test(text)) throw new Error(`${page} does not end with a table of constants.`);
  writeFileSync(page, `${text}\n${row}\n`);
}

function read(address: string) {
  const [area = '', ...rest] = address.split('/');
  const stem = rest.at(-1);
  const group = rest.length === 2 ? rest[0] : undefined;
  const known = [...areas, ...sharedAreas];
  if (!stem || rest.length > 2)
    throw new NewFeatureError('Name an area, a group and a stem: npm run new composer/draft/draft-autosave');
  if (!known.includes(area)) throw new NewFeatureError(`There is no area ${area}. The areas are ${known.join(', ')}.`);
  const theGroups = `${groups[area]?.join(', ') ?? 'none'} (scripts/names/areas.ts)`;
  if (group === undefined && sharedAreas.includes(area))
    throw new NewFeatureError(`Name a group of ${area} too. Its groups are ${theGroups}.`);
  if (group !== undefined && !groups[area]?.includes(group))
    throw new NewFeatureError(`There is no group ${group} in ${area}. Its groups are ${theGroups}.`);
  if (!isStem(stem)) throw new NewFeatureError(`A stem is kebab-case, like draft-autosave: ${stem} is not.`);
  return { area, folder: group === undefined ? area : `${area}/${group}`, stem };
}

const fill = (template: string, { area, folder, stem }: { area: string; folder: string; stem: string }) =>
  template
    .replaceAll('FOLDER', folder)
    .replaceAll('AREA', area)
    .replaceAll('THE-STEM', stem)
    .replaceAll('TheStem', asComponent(stem))
    .replaceAll('theStem', asValue(stem))
    .replaceAll('the stem', asWords(stem));

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
}

function main(address = '') {
  try {
    const files = layOut(address, join(import.meta.dirname, '..'));
    const stem = address.split('/').at(-1);
    const next = [
      'Next (docs/how-to-add-a-machine.md):',
      `  npm run walk -- ${stem} -u   walks the machine and writes its table, transcript, tree and pictures: review them`,
      '  npm run check',
    ];
    console.log([...files, '', ...next].join('\n'));
  } catch (fault) {
    if (!(fault instanceof NewFeatureError)) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv[2]);
