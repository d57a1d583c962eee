import { globSync } from 'node:fs';
import { expect, test } from '@playwright/experimental-ct-react';
import { StoryStage } from '#stories/support/page/story-stage.tsx';
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
    test.setTimeout(300_000);
    const network = new StoryNetwork(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const open = async (date: number) => {
      await page.unrouteAll();
      await stopDate(page, date);
      await page.goto(process.env['PLAYWRIGHT_TEST_BASE_URL'] ?? '');
      await mount(<StoryStage />);
      await awaitFonts(page);
      await network.guard(page);
      return findStories(page, (file) => folderOf(file) === folder);
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
        const findings = await findInPalette(page, palette);
        problems.push(...findings.map((finding) => wordsOf(story, finding)).filter((words) => words !== ''));
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

    // The palette, or a part that appears late, may have made the difference: looks at these again, in one palette.
    const again = async (date: number) => {
      if (doubtful.length > 0) await open(date);
      const found: string[] = [];
      for (const story of doubtful) {
        await mountStory(page, network, story, 'light');
        found.push((await page.evaluate(() => window.storyStage.texts())).join('\n'));
      }
      return found;
    };
    const [first, second] = [await again(dates.light), await again(dates.dark)];
    for (const [index, story] of doubtful.entries())
      if (first[index] !== second[index])
        wrong.push(`${nameOf(story)}: reads the real clock: ${difference(first[index] ?? '', second[index] ?? '')}`);

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
