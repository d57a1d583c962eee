import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areas, groups } from '#scripts/names/areas.ts';
import { asComponent, asValue, asWords, isStem } from '#scripts/names/spelling.ts';

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

/** The reason why a feature cannot be laid out. */
export class NewFeatureError extends Error {
  override name = 'NewFeatureError';
}

/**
 * Creates the files of a feature, `composer/draft/draft-autosave`, in a project and returns their paths. Writes nothing
 * and throws a `NewFeatureError` when the area or the group is unknown, the stem is misspelled or one of the files
 * exists.
 */
export function layOut(address: string, project: string): string[] {
  const { area, folder, stem } = read(address);
  const files = Object.entries(parts).map(([path, template]) => ({
    path: path.replace('FOLDER', folder).replace('STEM', stem),
    text: fill(readFileSync(join(import.meta.dirname, 'templates', template), 'utf8'), { area, folder, stem }),
  }));
  const taken = files.filter(({ path }) => existsSync(join(project, path)));
  if (taken.length > 0) throw new NewFeatureError(`${taken.map(({ path }) => path).join(', ')} already exists.`);
  for (const { path, text } of files) write(join(project, path), text);
  return files.map(({ path }) => path);
}

function read(address: string) {
  const [area = '', ...rest] = address.split('/');
  const stem = rest.at(-1);
  const group = rest.length === 2 ? rest[0] : undefined;
  if (!stem || rest.length > 2)
    throw new NewFeatureError('Name an area, a group and a stem: npm run new composer/draft/draft-autosave');
  if (!areas.some((known) => known === area))
    throw new NewFeatureError(`There is no area ${area}. The areas are ${areas.join(', ')}.`);
  if (group !== undefined && !groups[area]?.includes(group))
    throw new NewFeatureError(
      `There is no group ${group} in ${area}. Its groups are ${groups[area]?.join(', ') ?? 'none'} (scripts/names/areas.ts).`,
    );
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
    console.log(
      [...files, '', 'Next: describe the states and events in the machine, then run npm run check.'].join('\n'),
    );
  } catch (fault) {
    if (!(fault instanceof NewFeatureError)) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv[2]);
