import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unsupportedShapes } from '#api/form/form-shape.ts';
import type { ControlProps } from '#components/form/control/control-props.ts';
import { TextControl } from '#components/form/control/text-control.tsx';
import { UnknownControl } from '#components/form/control/unknown-control.tsx';
import { controlOf, controls } from '#components/form/controls.ts';
import { controlRows, controlStates } from '#stories/form/control/controls.ts';

const names = Object.keys(controls).sort();

test('every registered control has a row in the stories, whose field belongs to the supported subset', () => {
  expect(Object.keys(controlRows).sort()).toEqual(names);
  const shapes = Object.entries(controlRows).flatMap(([name, { property, meta }]) =>
    unsupportedShapes({
      type: 'object',
      properties: { [name]: { ...property, 'x-control': { inputType: name, label: name, ...meta } } },
    }),
  );
  expect(shapes).toEqual([]);
});

test.each(names)('the control %s has a story for each state', (name) => {
  const stem = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const source = readFileSync(`stories/form/control/${stem}-control.stories.tsx`, 'utf8');
  const missing = controlStates.filter(
    (state) => !source.includes(`export const ${state} = () => <ControlStory control="${name}" state="${state}" />;`),
  );
  expect(missing).toEqual([]);
});

test('aliases lead to registered controls, and other names to the unknown control', () => {
  expect(controlOf({ inputType: 'textBox' })).toBe(controls.text);
  expect(controlOf({ inputType: 'toString' })).toBe(UnknownControl);
});

test('a secret text is hidden while it is entered, and no password is filled in', () => {
  const inputOf = (isSecret: boolean) => {
    const meta = { inputType: 'text', label: 'Client secret', isSecret };
    const property = { type: 'string' as const, 'x-control': meta };
    const field = { name: 'secret', path: ['secret'], property, value: 'oak', isRequired: false, parts: [] };
    const form = { isBusy: false, errorOf: () => undefined, idOf: () => 'secret' };
    return renderToStaticMarkup(<TextControl {...({ field, form, beside: {} } as unknown as ControlProps)} />);
  };
  expect(inputOf(true)).toMatch(/type="password"/);
  expect(inputOf(true)).toMatch(/autocomplete="new-password"/i);
  expect(inputOf(false)).not.toMatch(/password/);
});
