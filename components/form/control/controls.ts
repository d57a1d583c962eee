import type { ComponentType } from 'react';
import { ChoiceControl } from './choice-control.tsx';
import { ChoicesControl } from './choices-control.tsx';
import { ColorControl } from './color-control.tsx';
import type { ControlProps } from './control-props.ts';
import { GroupControl } from './group-control.tsx';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { SwitchControl } from './switch-control.tsx';
import { TextAreaControl } from './text-area-control.tsx';
import { TextControl } from './text-control.tsx';
import { UnknownControl } from './unknown-control.tsx';

/** The controls by the `inputType` of a field (docs/how-to-add-a-form-control.md). */
export const controls = {
  text: TextControl,
  textArea: TextAreaControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  color: ColorControl,
  list: ListControl,
  group: GroupControl,
} as const satisfies Record<string, ComponentType<ControlProps>>;

/** The name of a control. */
export type ControlName = keyof typeof controls;

/** Other names of controls, as schemas of the reference product use them. */
const aliases: Readonly<Record<string, ControlName>> = {
  textBox: 'text',
  textbox: 'text',
  textarea: 'textArea',
  checkBox: 'switch',
  checkbox: 'switch',
  toggle: 'switch',
  dropDown: 'choice',
  radio: 'choice',
  dragAndDrop: 'list',
};

/** Returns the control of an `inputType`. An unknown one is shown as read-only JSON. */
export const controlOf = (inputType: string): ComponentType<ControlProps> => {
  const name = Object.hasOwn(aliases, inputType) ? aliases[inputType] : inputType;
  return Object.hasOwn(controls, name ?? '') ? controls[name as ControlName] : UnknownControl;
};
