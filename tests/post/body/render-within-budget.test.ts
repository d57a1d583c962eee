import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/failure.ts';
import { renderBody } from '#server/post/body/render-body.ts';
import { renderWithinBudget, workOf } from '#server/post/body/render-within-budget.ts';

const length = 60_000;
const filled = (part: string, size = length) => part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** Texts of the maximum length of a post that take long to render. */
const pathological: Readonly<Record<string, string>> = {
  'alternating emphasis': filled('_*'),
  'unclosed emphasis': filled('**a '),
  'quoted mentions': filled('@"'),
  mentions: filled('@a '),
  'narrow tables': filled('|-|\n'),
  'many tables': filled('|a|b|\n|-|-|\n'),
  'a wide table': `${filled('|a', 1_000)}\n${filled('|-', 1_000)}\n${filled('|\n', 50_000)}`,
  brackets: filled('['),
  images: filled('!['),
  spoilers: filled('>! a\n\n'),
  'mail addresses': filled('a@b.c '),
  addresses: filled('https://a.b '),
  'hosts without a scheme': filled('www.a '),
  footnotes: `[^a]: note\n\n${filled('[^a')}`,
  'references to a footnote': `[^a]: note\n\n${filled('[^a] ')}`,
  definitions: filled('[a]: /b\n'),
  'highlighted code': `\`\`\`cs\n${filled('a ', 19_000)}\n\`\`\``,
  'emoji short codes': filled(':smile:'),
  tasks: filled('- [ ] a\n'),
};

const formats = ['markdown', 'html', 'textex'] as const;

/** Returns the processor time of this thread, in milliseconds. */
const busyTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Renders a text, and returns the processor time that this thread used. A rejection must be `post.too-complex`. */
async function timeHere(body: string, format: string): Promise<number> {
  const start = busyTime();
  const refusal = await renderWithinBudget(body, format).then(
    () => undefined,
    (error: unknown) => error,
  );
  const time = busyTime() - start;
  if (refusal) expect(refusal).toMatchObject({ code: 'post.too-complex' });
  return time;
}

test.each(Object.entries(pathological))('%s do not block the process', { timeout: 60_000 }, async (_, body) => {
  expect(workOf(body)).toBeGreaterThan(6_000);
  for (const format of formats) expect(await timeHere(body, format), format).toBeLessThan(100);
});

test.each(Object.entries(pathological))('the beginning of %s is rendered synchronously, in little time', (_, body) => {
  let beginning = body;
  while (workOf(beginning) > 6_000) beginning = beginning.slice(0, beginning.length * 0.9);
  for (const format of formats) {
    renderBody(beginning, format);
    const start = busyTime();
    renderBody(beginning, format);
    expect(busyTime() - start, format).toBeLessThan(100);
  }
});

test('a long text is rendered like a short one, in any thread', { timeout: 60_000 }, async () => {
  const body = filled('Soak the **seeds** overnight, then sow them. ');
  expect(await renderWithinBudget(body, 'markdown')).toEqual(renderBody(body, 'markdown'));
});

test('a text with too many parts is refused', { timeout: 60_000 }, async () => {
  const body = `${filled('|a', 2_000)}\n${filled('|-', 2_000)}\n${filled('|\n', 120_000)}`;
  await expect(renderWithinBudget(body, 'markdown')).rejects.toMatchObject({ code: 'post.too-complex' });
});

test('a text that takes too long is refused, and its thread is terminated', { timeout: 60_000 }, async () => {
  const soon = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon.signal);
  setTimeout(() => soon.abort(), 200);
  const slow = filled(`\`\`\`cs\n${filled('a ', 19_000)}\n\`\`\`\n`, 400_000);
  await expect(renderWithinBudget(slow, 'markdown')).rejects.toMatchObject({ code: 'post.too-complex' });
  vi.restoreAllMocks();
  expect((await renderWithinBudget(filled('a '), 'markdown')).text).toHaveLength(59_999);
});

test('an unsupported format is refused before any work', async () => {
  await expect(renderWithinBudget(filled('['), 'rich')).rejects.toBeInstanceOf(ApiFailure);
});
