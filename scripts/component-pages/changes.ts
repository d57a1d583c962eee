import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { addressOf } from '#scripts/names/address.ts';
import type { Change, Changes } from './facts.ts';

const none: Changes = { since: undefined, components: [], machines: [], tokens: [] };

/**
 * Returns the components, machines and tokens that changed since the last release: since the last tag, otherwise since
 * the date in `stories/workbench/start/last-release.json`. Returns nothing outside of git.
 */
export function changesSinceRelease(): Changes {
  try {
    const release = lastRelease();
    if (!release) return none;
    const files = changedFiles(release.commit);
    return {
      since: release.name,
      components: inFolder(files, /^components\/.*\.tsx$/),
      machines: inFolder(files, /^machines\/.*\.machine\.ts$/),
      tokens: tokenChanges(release.commit),
    };
  } catch {
    return none;
  }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64_000_000 }).trim();

function lastRelease(): { name: string; commit: string } | undefined {
  try {
    const tag = git('describe', '--tags', '--abbrev=0');
    return { name: tag, commit: tag };
  } catch {
    const { name, date } = JSON.parse(readFileSync('stories/workbench/start/last-release.json', 'utf8')) as {
      name: string;
      date: string;
    };
    const commit = git('rev-list', '-1', `--before=${date}`, 'HEAD');
    return commit ? { name, commit } : undefined;
  }
}

const kinds: Readonly<Record<string, Change['kind']>> = { A: 'added', D: 'removed' };

/** Lists the files that differ from a commit, also those that are not committed yet. */
function changedFiles(commit: string): Map<string, Change['kind']> {
  const lines = git('diff', '--name-status', '--no-renames', commit, '--', 'components', 'machines').split('\n');
  const changed = lines.filter(Boolean).map((line) => {
    const [kind = '', file = ''] = line.split('\t');
    return [file, kinds[kind] ?? 'changed'] as const;
  });
  const fresh = git('ls-files', '--others', '--exclude-standard', 'components', 'machines').split('\n').filter(Boolean);
  return new Map([...changed, ...fresh.map((file) => [file, 'added'] as const)]);
}

const inFolder = (files: ReadonlyMap<string, Change['kind']>, pattern: RegExp): Change[] =>
  [...files]
    .filter(([file]) => pattern.test(file))
    .flatMap(([file, kind]) => {
      const address = addressOf(file);
      return address ? [{ kind, name: `${address.folder}/${address.stem}` }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the lines of values that differ in the files of tokens: `+  textQuiet: '#5a5a5a',`. */
export function tokenChanges(commit: string): Change[] {
  const changes = new Map<string, Change>();
  let file = '';
  for (const line of git('diff', '--unified=0', commit, '--', 'theme/tokens').split('\n')) {
    file = /^\+\+\+ b\/theme\/tokens\/(.+)\.ts$/.exec(line)?.[1] ?? file;
    const {
      sign,
      name = '',
      value = '',
    } = /^(?<sign>[+-])\s*(?<name>\w+): (?<value>['"#\d].*?),?$/.exec(line)?.groups ?? {};
    if (!sign) continue;
    const key = `${file}: ${name}`;
    const before = changes.get(key);
    const kind = before ? 'changed' : sign === '+' ? 'added' : 'removed';
    changes.set(key, { kind, name: key, value: sign === '+' ? value : (before?.value ?? '') });
  }
  return [...changes.values()];
}
