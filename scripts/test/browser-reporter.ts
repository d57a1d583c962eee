import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { onceEach } from './repeated-lines.mjs';

/** Returns an error for people: its message once, and the code where it occurred. */
function textOf({ message, value, snippet, location }: TestError): string {
  const text = (message ?? value ?? 'no reason was given').replace(/^(Error|StepFailure): /, '');
  const place = location ? `at ${relative(process.cwd(), location.file)}:${location.line}` : '';
  const code = snippet ? `${place}\n${snippet.replace(/^.*\bat \S*\s+/, '')}` : place;
  const all = [text.trimEnd(), code.trimEnd()].filter(Boolean).join('\n\n');
  return process.stdout.isTTY ? all : stripVTControlCharacters(all);
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

/**
 * The reporter of browser tests. Prints each failure once, when its last attempt has failed, and nothing for tests that
 * pass. Lines that repeat in the output of tests are counted.
 */
export default class BrowserReporter implements Reporter {
  readonly #output = onceEach((line) => process.stderr.write(`${line}\n`));
  readonly #passed = { count: 0, failed: 0 };
  #all = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#all = suite.allTests().length;
    process.stdout.write(`Running ${this.#all} tests.\n`);
  }

  onStdOut(chunk: string | Buffer): void {
    this.#output.add(String(chunk));
  }

  onStdErr(chunk: string | Buffer): void {
    this.#output.add(String(chunk));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isOver = result.status === test.expectedStatus || result.status === 'skipped' || result.retry >= test.retries;
    if (isOver) this.#passed.count += 1;
    if (isOver && test.outcome() === 'unexpected') this.#showFailure(test, result);
    else this.#showProgress(test);
  }

  #showFailure(test: TestCase, result: TestResult): void {
    this.#passed.failed += 1;
    const errors = [...new Set(result.errors.map(textOf).map((text) => text.trimEnd()))];
    const trace = result.attachments.find(({ name }) => name === 'trace')?.path;
    const lines = [...errors, ...(trace ? [`trace: ${relative(process.cwd(), trace)}`] : [])].map(indented);
    process.stdout.write(`${this.#clear()}\n✗ ${titleOf(test)}\n\n${lines.join('\n\n')}\n\n`);
  }

  onError(error: TestError): void {
    process.stdout.write(`${this.#clear()}\n✗ before any test\n\n${indented(textOf(error))}\n\n`);
  }

  onEnd({ duration }: FullResult): void {
    this.#output.finish();
    const { count, failed } = this.#passed;
    const seconds = (duration / 1_000).toFixed(1);
    process.stdout.write(`${this.#clear()}${count - failed} passed, ${failed} failed in ${seconds} s\n`);
  }

  printsToStdio(): boolean {
    return true;
  }

  /** On a terminal, shows the progress in a line that the next output replaces. */
  #showProgress(test: TestCase): void {
    if (!process.stdout.isTTY) return;
    const width = (process.stdout.columns ?? 80) - 1;
    process.stdout.write(`${this.#clear()}${`${this.#passed.count}/${this.#all} ${titleOf(test)}`.slice(0, width)}`);
  }

  #clear(): string {
    return process.stdout.isTTY ? '\r\u001b[2K' : '';
  }
}

/** Returns the file, line and title of a test. */
const titleOf = ({ location, ...test }: TestCase) =>
  `${relative(process.cwd(), location.file)}:${location.line} › ${stripVTControlCharacters(test.title)}`;
