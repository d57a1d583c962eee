import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureFiles } from '#scripts/where.ts';
import { exportsWithoutDocstring } from '#tests/support/docstrings.ts';

const theme = readdirSync('theme', { recursive: true, encoding: 'utf8' }).map((name) => `theme/${name}`);
const sources = [...featureFiles(process.cwd()), ...theme].filter(
  (file) => /^(api|machines|components|server|theme)\/.*\.tsx?$/.test(file) && !/\.(gen|d)\.ts$/.test(file),
);

test('every exported function, component, class and machine has a docstring', () => {
  expect(sources.length).toBeGreaterThan(50);
  const bare = sources.flatMap((file) =>
    exportsWithoutDocstring(readFileSync(file, 'utf8'), file).map((name) => `${file}: ${name}`),
  );
  expect(bare).toEqual([]);
});

test('an export without a docstring is detected in every form', () => {
  const source = `
export function bare() {}
export async function alsoBare() {}
export const BareComponent = () => null;
export const bareMachine = setup({}).createMachine({});
export const bareArrow = async (text: string) => text;
export class Bare {}
export default function bareDefault() {}
// Not a docstring.
export function remarked() {}
export const table = { plain: 'data' };
`;
  expect(exportsWithoutDocstring(source, 'a.tsx')).toEqual([
    'bare',
    'alsoBare',
    'BareComponent',
    'bareMachine',
    'bareArrow',
    'Bare',
    'bareDefault',
    'remarked',
  ]);
  expect(exportsWithoutDocstring('export const aMachine = setup({}).createMachine({});', 'a.ts')).toEqual(['aMachine']);
});

test('a docstring counts on overloads, components and classes', () => {
  const source = `
/** Says what it is for. */
export function told(text: string): string;
export function told(text: unknown) { return text; }
/**
 * Tells of a component.
 */
export const Told = () => null;
/** An error. */ export class ToldError extends Error {}
`;
  expect(exportsWithoutDocstring(source, 'a.tsx')).toEqual([]);
});
