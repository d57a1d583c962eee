import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { keysIn, spokenIn } from '#scripts/component-pages/behavior.ts';
import type { ComponentFacts, ComponentLine, PageFact } from '#scripts/component-pages/facts.ts';
import { pageAddress } from '#scripts/component-pages/imports.ts';
import { storiesIn } from '#scripts/component-pages/story-list.ts';
import { featureFiles } from '#scripts/where.ts';

const folder = 'stories/components';
const read = <Content>(name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Content;
const factsOf = (address: string) =>
  read<ComponentFacts[]>(`${address.split('/')[0]}.facts`).find((facts) => facts.address === address);

beforeAll(() => execFileSync(process.execPath, ['scripts/component-pages.ts']), 120_000);

test('every component file that exports a component has a page, in the list of its area', () => {
  const files = featureFiles(process.cwd()).filter((file) => /^components\/.*\.tsx$/.test(file));
  const pages = new Set(read<ComponentLine[]>('index').map(({ address }) => `components/${address}.tsx`));
  const exportsComponent = (file: string) =>
    /^export (?:async )?(?:function|const|class) [A-Z][a-z]/m.test(readFileSync(file, 'utf8'));
  const without = files.filter((file) => !pages.has(file) && exportsComponent(file));
  // Contexts are values, not components.
  expect(without.filter((file) => !/-context\.tsx$/.test(file))).toEqual([]);
  const stories = readFileSync(`${folder}/primitives.stories.tsx`, 'utf8');
  expect(stories).toContain(`<ComponentPage address="primitives/form/button" />`);
});

test('the props of a component come from its type: name, type, default, docstring, and how they can be edited', () => {
  const button = factsOf('primitives/form/button')?.exports[0];
  const prop = (name: string) => button?.props.find((one) => one.name === name);
  expect(prop('size')).toMatchObject({
    type: '"medium" | "small"',
    isRequired: false,
    control: { kind: 'choice', options: ['medium', 'small'] },
  });
  expect(prop('busy')).toMatchObject({ type: 'boolean', fallback: 'false', control: { kind: 'boolean' } });
  expect(prop('showsNameTip')?.about).toContain('tooltip shows the accessible name');
  expect(button?.element).toBe('HTMLButtonElement');
  expect(prop('aria-label')).toBeUndefined();
  const options = factsOf('primitives/form/radio-group')?.exports[0]?.props.find(({ name }) => name === 'options');
  expect(options).toMatchObject({ isRequired: true, control: null });
});

test('a component lists the pages that show it, and each page lists the component', () => {
  const discussionPage = '/discussions';
  const reaction = factsOf('post/reaction/reaction-toggle');
  expect(reaction?.usedBy).toContain('post/reaction/reaction-bar');
  const pages = read<PageFact[]>('pages');
  for (const address of reaction?.pages ?? []) {
    const page = pages.find((one) => one.address === address);
    expect([...(page?.components ?? []), ...(page?.others ?? [])]).toContain('post/reaction/reaction-toggle');
  }
  expect(pages.map(({ address }) => address)).toContain(discussionPage);
  expect(pageAddress('pages/profile/$userID.{-$name}.tsx')).toBe('/profile/$userID/{-$name}');
  expect(pageAddress('pages/discussions/index.tsx')).toBe('/discussions');
});

test('the tokens and parts of a component come from its style file', () => {
  const collapsible = factsOf('primitives/overlay/collapsible');
  expect(collapsible?.tokens).toContain('color.surface');
  expect(collapsible?.parts).toContainEqual({ name: 'window', about: 'The visible part of the content.' });
});

test('keys and spoken words come from the gestures and the transcript of the machine', () => {
  const keys = keysIn('tests/primitives/overlay/tooltip.gestures.ts');
  expect(keys).toContainEqual({ event: 'escape.pressed', keys: ['Escape'], twins: [] });
  expect(keys).toContainEqual({ event: 'trigger.moved', keys: [], twins: ['trigger.blurred'] });
  const spoken = spokenIn('tests/primitives/overlay/tooltip.transcript.md');
  expect(spoken['visibleByFocus']).toContain('tooltip, Keeps this discussion in your list');
});

test('story IDs are those of Ladle', () => {
  expect(storiesIn('stories/primitives/form/button.stories.tsx').map(({ id }) => id)).toContain(
    'primitives--button--disabled-with-reason',
  );
  expect(storiesIn('stories/mail/outbox-viewer.stories.tsx')[0]?.id).toBe('mail--outbox-viewer--text');
});

test('every primitive with a story and the components used most have a guide', () => {
  const lines = read<ComponentLine[]>('index');
  const primitives = lines.filter(({ address, stories }) => address.startsWith('primitives/') && stories > 0);
  expect(primitives.filter(({ hasGuide }) => !hasGuide).map(({ address }) => address)).toEqual([]);
  const others = lines.filter(({ address, hasGuide }) => hasGuide && !address.startsWith('primitives/'));
  expect(others.length).toBeGreaterThanOrEqual(20);
});

test('a guide belongs to a component with a story, and at least 12 primitives show right and wrong uses', () => {
  const guides = featureFiles(process.cwd()).filter((file) => file.endsWith('.guide.tsx'));
  const partners = guides.map((file) => file.replace('.guide.tsx', ''));
  expect(partners.filter((file) => !existsSync(`${file}.stories.tsx`))).toEqual([]);
  expect(partners.filter((file) => !existsSync(`${file.replace(/^stories/, 'components')}.tsx`))).toEqual([]);
  const shown = guides.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes("verdict: 'do'") && source.includes("verdict: 'dont'");
  });
  expect(shown.length).toBeGreaterThanOrEqual(12);
});
