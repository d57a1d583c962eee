import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unsupportedShapes } from '#api/form/form-shape.ts';
import { controlOf, controls } from '#components/form/control/controls.ts';
import { UnknownControl } from '#components/form/control/unknown-control.tsx';
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
  expect(controlOf('textBox')).toBe(controls.text);
  expect(controlOf('toString')).toBe(UnknownControl);
});
