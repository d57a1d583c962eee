import { existsSync, readFileSync } from 'node:fs';
import type { KeyFact } from './facts.ts';

/** Returns what a screen reader says in each state, from a reviewed transcript. */
export function spokenIn(file: string): Record<string, string[]> {
  if (!existsSync(file)) return {};
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => {
      const [state = '', ...lines] = section.split('\n');
      return [state.trim(), lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))];
    }),
  );
}

/**
 * Returns the keyboard gestures in a file of gestures. The file is read as text, because gestures are functions: a key
 * counts if the gesture, or a function of the same file that it calls, presses it.
 */
export function keysIn(file: string): KeyFact[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const body = /\n {2}events: \{\n(?<body>[\s\S]*?)\n {2}\},\n/.exec(source)?.groups?.['body'] ?? '';
  return body
    .split(/\n(?= {4}['\w])/)
    .flatMap((entry) => {
      const event = /^\s*(?:'([^']+)'|(\w+)):/.exec(entry);
      return event ? [{ event: event[1] ?? event[2] ?? '', entry: entry.slice(event[0].length) }] : [];
    })
    .map(({ event, entry }) => ({ event, keys: keysOf(entry, source), twins: twinsOf(entry) }))
    .filter(({ keys, twins }) => keys.length + twins.length > 0);
}

const twinsOf = (entry: string) => {
  const given = /twin: (?:\[(?<many>[^\]]*)\]|'(?<one>[^']+)')/.exec(entry)?.groups ?? {};
  return given['one'] ? [given['one']] : [...(given['many'] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
};

function keysOf(entry: string, source: string): string[] {
  const keyboard = /\bkeyboard: ([\s\S]*)/.exec(entry)?.[1];
  const whole = keyboard ?? (/\bpress\(/.test(entry) || /^\s*\w+,?\s*$/.test(entry) ? entry : '');
  const called = [...whole.matchAll(/\b([a-z]\w*)\b/g)].flatMap(([, name = '']) => definitionOf(name, source));
  const text = [whole, ...called].join('\n');
  const pressed = [...text.matchAll(/keyboard\.press\('([^']+)'/g)].map(([, key = '']) => key);
  const typed = /keyboard\.(type|insertText)\(|\.fill\(/.test(text) ? ['Type text'] : [];
  const helper = [...whole.matchAll(/\bpress\((?:(?!\n {4}\S)[\s\S])*?(?:, '(?<key>\w+)')?\),?\s*$/g)].map(
    ({ groups }) => groups?.['key'] ?? 'Enter',
  );
  return [...new Set([...pressed, ...typed, ...helper])];
}

/** Returns the source of a top-level function or table of gestures. */
function definitionOf(name: string, source: string): string[] {
  const text = new RegExp(
    `^(?:const ${name} = |(?:async )?function ${name}\\()[\\s\\S]*?^(?:[})];?|\\S.*;)$`,
    'm',
  ).exec(source)?.[0];
  if (!text) return [];
  const keyboard = /^ {2}keyboard: [\s\S]*?^ {2}\},?$/m.exec(text)?.[0];
  return [keyboard ?? text];
}
