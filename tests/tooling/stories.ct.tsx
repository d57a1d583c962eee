import { globSync } from 'node:fs';
import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { StoryStage } from '#stories/support/page/story-stage.tsx';
import { findSidewaysScroll, modes, runAxe, setMode, waitUntilStable } from '#tests/support/machine/state-checks.ts';
import { awaitFonts, stopDate } from '#tests/support/machine/state-screenshot.ts';
import {
  findInPalette,
  findStories,
  mountStory,
  type StoryAddress,
  type StoryFinding,
  StoryNetwork,
  type StoryPalette,
} from '#tests/support/machine/story-checks.ts';
import triaged from './story-axe-incomplete.json' with { type: 'json' };

/** Two dates. A story that reads the real clock has other texts at the second one. */
const dates = { light: Date.parse('2027-03-09T08:30:00Z'), dark: Date.parse('2031-08-22T19:45:10Z') };

/**
 * Findings that axe could not decide and a person has reviewed: the rule, a pattern for `<file> <story> <target>:
 * <reason of axe>`, and the reason why they are correct. A specimen of the theme may also violate the rule: it shows a
 * token as it is.
 */
const known: readonly { rule: string; where: string; why: string; isSpecimen?: boolean | undefined }[] = triaged;

/** The folder of a story file. The generated stories of an area's machines belong to the area. */
const folderOf = (file: string) => file.replace(/^states\//, '').split('/')[0] ?? '';

const folders = [...new Set(storyFiles().map(folderOf))].sort();

/** Returns all story files but those of the workbench's own pages. */
function storyFiles(): string[] {
  return globSync('stories/**/*.stories.tsx')
    .map((file) => file.replaceAll('\\', '/').slice('stories/'.length))
    .filter((file) => !/^(components|start|workbench)\//.test(file))
    .sort();
}

for (const folder of folders)
  test(`${folder}: every story renders in light and dark, without errors, requests or the real clock`, async ({
    page,
    mount,
  }) => {
    test.setTimeout(600_000);
    const network = new StoryNetwork(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const open = async (date: number) => {
      await page.unrouteAll();
      await stopDate(page, date);
      await page.goto(process.env['PLAYWRIGHT_TEST_BASE_URL'] ?? '');
      await mount(<StoryStage />);
      await awaitFonts(page);
      const stories = await findStories(page, (file) => folderOf(file) === folder);
      await network.guard(page);
      return stories;
    };
    const wrong: string[] = [];
    const texts = new Map<string, string>();
    const doubtful: StoryAddress[] = [];

    const check = async (story: StoryAddress, palette: StoryPalette, seen: Set<string>) => {
      const report = await mountStory(page, network, story, palette);
      const problems = [...report.messages, ...network.takeRefused().map((request) => `requests ${request}`)];
      if (report.isBlank) problems.push('is blank: show something, or wrap it in <EmptyStory reason="…">');
      if (report.isFalselyEmpty) problems.push('is marked as empty, and shows something');
      if (!isCheckedElsewhere(story) && !seen.has(report.html)) {
        const findings = isPartOfPages(story) ? [] : await findInPalette(page, palette);
        problems.push(...findings.map((finding) => wordsOf(story, finding)).filter((words) => words !== ''));
        if (isPartOfPages(story) && palette === 'light') problems.push(...(await findInSevenModes(page, story)));
      }
      seen.add(report.html);
      wrong.push(...problems.map((problem) => `${nameOf(story)}, ${palette}: ${problem}`));
      return report;
    };

    const stories = await open(dates.light);
    const light = new Set<string>();
    for (const story of stories) texts.set(nameOf(story), (await check(story, 'light', light)).texts.join('\n'));
    await open(dates.dark);
    const dark = new Set<string>();
    for (const story of stories)
      if ((await check(story, 'dark', dark)).texts.join('\n') !== texts.get(nameOf(story))) doubtful.push(story);

    // The palette, or a part that appears late, may have made the difference: looks at these again, in one palette. The
    // page is still open at the second date.
    const textsInLight = async (story: StoryAddress) => {
      await mountStory(page, network, story, 'light');
      return (await page.evaluate(() => window.storyStage.texts())).join('\n');
    };
    const second = new Map<StoryAddress, string>();
    for (const story of doubtful) second.set(story, await textsInLight(story));
    const different = doubtful.filter((story) => second.get(story) !== texts.get(nameOf(story)));
    if (different.length > 0) await open(dates.light);
    for (const story of different) {
      const [first, other] = [await textsInLight(story), second.get(story) ?? ''];
      if (first !== other) wrong.push(`${nameOf(story)}: reads the real clock: ${difference(first, other)}`);
    }

    test.info().annotations.push({ type: 'stories', description: String(stories.length) });
    expect(stories.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

test('every story file is mounted', async ({ page, mount }) => {
  await mount(<StoryStage />);
  const mounted = (await page.evaluate(() => window.storyStage.files())).sort();
  expect(mounted).toEqual(storyFiles());
  expect(mounted.filter((file) => !folders.includes(folderOf(file)))).toEqual([]);
});

const nameOf = ({ file, name }: StoryAddress) => `${file} ${name}`;

/** The states of machines are checked in seven modes by tests/model/states.ct.tsx. */
const isCheckedElsewhere = ({ file }: StoryAddress) => file.startsWith('states/');

/** Widgets and controls of forms are checked in seven modes, as the states of machines are. */
const isPartOfPages = ({ file }: StoryAddress) => /^(layout|form)\//.test(file);

/** Returns the problems of a story in each mode: findings of axe, and content that is too wide. */
async function findInSevenModes(page: Page, story: StoryAddress): Promise<string[]> {
  const wrong: string[] = [];
  for (const mode of modes) {
    const look = [mode.palette ?? 'light', mode.direction ?? 'ltr'] as const;
    await page.evaluate(([palette, direction]) => window.storyStage.choose(palette, direction), look);
    await setMode(page, mode);
    if (mode.width || mode.text) await waitUntilStable(page);
    const { violations, incomplete } = await runAxe(page);
    const findings = [
      ...violations.map((one) => ({ ...one, isViolation: true })),
      ...incomplete.map((one) => ({ ...one, isViolation: false })),
    ];
    const words = findings.map((finding) => wordsOf(story, finding)).filter((text) => text !== '');
    const wide = mode.width || mode.text ? await findSidewaysScroll(page) : [];
    wrong.push(
      ...[...words, ...wide.map((text) => `scrolls sideways, ${text}`)].map((text) => `${mode.name}: ${text}`),
    );
  }
  await setMode(page, {});
  return wrong;
}

/** Returns the description of a finding of axe; empty when a person has judged it. */
function wordsOf(story: StoryAddress, { isViolation, rule, target, reason }: StoryFinding): string {
  const judged = known.find(
    (one) => one.rule === rule && new RegExp(one.where).test(`${nameOf(story)} ${target}: ${reason}`),
  );
  if (judged && (!isViolation || judged.isSpecimen)) return '';
  return `${isViolation ? '' : 'to be judged by a person: '}${rule} ${target}: ${reason}`;
}

/** Returns the places at which two texts begin to differ. */
function difference(one: string, other: string): string {
  const lines = other.split('\n');
  const at = one.split('\n').findIndex((line, index) => line !== lines[index]);
  return `“${one.split('\n')[at] ?? ''}” and “${lines[at] ?? ''}”`;
}
