import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, expect, test, vi } from 'vitest';
import BrowserReporter from '#scripts/test/browser-reporter.ts';
import { onceEach } from '#scripts/test/repeated-lines.mjs';

afterEach(() => vi.restoreAllMocks());

/** Runs tests of one attempt or more through the reporter and returns what it prints. */
function printed(attempts: readonly { title: string; message?: string; retry?: number; retries?: number }[]) {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const reporter = new BrowserReporter();
  reporter.onBegin({}, { allTests: () => attempts } as never);
  reporter.onStdErr('a warning 1\n');
  for (const { title, message, retry = 0, retries = 0 } of attempts) {
    const location = { file: `${process.cwd()}/tests/post/post.ct.tsx`, line: 7, column: 1 };
    const one = {
      title,
      location,
      retries,
      expectedStatus: 'passed',
      outcome: () => (message ? 'unexpected' : 'expected'),
    };
    const errors = message ? [{ message }, { message }] : [];
    const result = { status: message ? 'failed' : 'passed', errors, retry, attachments: [] };
    reporter.onTestEnd(one as unknown as TestCase, result as unknown as TestResult);
    reporter.onStdErr('a warning 2\n');
  }
  reporter.onEnd({ duration: 1_200 } as never);
  return lines.join('');
}

test('a failed test is printed once, with its title and its message, and a test that passes is not printed', () => {
  expect(printed([{ title: 'a post is kept' }, { title: 'a draft is kept', message: 'Error: gone\n  lines' }])).toBe(
    [
      'Running 2 tests.',
      'a warning 1',
      '',
      '✗ tests/post/post.ct.tsx:7 › a draft is kept',
      '',
      '    gone',
      '      lines',
      '',
      'a warning 1 (3 times)',
      '1 passed, 1 failed in 1.2 s',
      '',
    ].join('\n'),
  );
});

test('an attempt that is repeated is not printed; the last one is', () => {
  const attempt = { title: 'a draft is kept', message: 'gone', retries: 1 };
  const text = printed([
    { ...attempt, retry: 0 },
    { ...attempt, retry: 1 },
  ]);
  expect(text.match(/a draft is kept/g)).toHaveLength(1);
  expect(text).toContain('0 passed, 1 failed');
});

test('a line that repeats is passed on once, and counted at the end', () => {
  const lines: string[] = [];
  const output = onceEach((line) => lines.push(line));
  output.add('(node:12) Warning: old\nready in 5 ms\n');
  output.add('(node:15) Warning: old\n');
  output.finish();
  expect(lines).toEqual(['(node:12) Warning: old', 'ready in 5 ms', '(node:12) Warning: old (2 times)']);
});
