import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areas } from '#scripts/names/areas.ts';
import { asComponent, asValue, asWords, isStem } from '#scripts/names/spelling.ts';

/** What is laid out, and the template in scripts/templates each part is made from. */
const parts = {
  'machines/AREA/STEM.machine.ts': 'machine.ts.txt',
  'machines/AREA/STEM.connect.ts': 'connect.ts.txt',
  'machines/AREA/STEM.model.ts': 'model.ts.txt',
  'components/AREA/STEM.tsx': 'component.tsx.txt',
  'components/AREA/STEM.css.ts': 'component.css.ts.txt',
  'stories/AREA/STEM.stories.tsx': 'component.stories.tsx.txt',
  'stories/AREA/STEM.scene.tsx': 'scene.tsx.txt',
  'tests/AREA/STEM.gestures.ts': 'gestures.ts.txt',
  'tests/AREA/STEM.machine.test.ts': 'machine.test.ts.txt',
};

/** Why a feature cannot be laid out, in words for whoever asked. */
export class NewFeatureError extends Error {
  override name = 'NewFeatureError';
}

/**
 * Lays out the files of a feature, `composer/draft-autosave`, in a project and gives back their paths. Writes nothing
 * and throws a `NewFeatureError` when the area is unknown, the stem is misspelled or one of the files exists.
 */
export function layOut(address: string, project: string): string[] {
  const { area, stem } = read(address);
  const files = Object.entries(parts).map(([path, template]) => ({
    path: path.replace('AREA', area).replace('STEM', stem),
    text: fill(readFileSync(join(import.meta.dirname, 'templates', template), 'utf8'), area, stem),
  }));
  const taken = files.filter(({ path }) => existsSync(join(project, path)));
  if (taken.length > 0) throw new NewFeatureError(`There already is ${taken.map(({ path }) => path).join(', ')}.`);
  for (const { path, text } of files) write(join(project, path), text);
  return files.map(({ path }) => path);
}

function read(address: string) {
  const [area = '', stem = '', ...rest] = address.split('/');
  if (!stem || rest.length > 0)
    throw new NewFeatureError('Name an area and a stem: npm run new composer/draft-autosave');
  if (!areas.some((known) => known === area))
    throw new NewFeatureError(`There is no area ${area}. The areas are ${areas.join(', ')}.`);
  if (!isStem(stem)) throw new NewFeatureError(`A stem is kebab-case, like draft-autosave: ${stem} is not.`);
  return { area, stem };
}

const fill = (template: string, area: string, stem: string) =>
  template
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
      [...files, '', 'Next: define the states and events of the machine, then run npm run check.'].join('\n'),
    );
  } catch (fault) {
    if (!(fault instanceof NewFeatureError)) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv[2]);
