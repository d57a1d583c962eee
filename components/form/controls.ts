import type { ComponentType } from 'react';
import type { ControlMeta } from '#api/form/form-schema.ts';
import { lookupOf } from '#api/form/record-lookup.ts';
import { ChoiceControl } from './control/choice-control.tsx';
import { ChoicesControl } from './control/choices-control.tsx';
import { CodeControl } from './control/code-control.tsx';
import { ColorControl } from './control/color-control.tsx';
import type { ControlProps } from './control/control-props.ts';
import { DateControl } from './control/date-control.tsx';
import { DurationControl } from './control/duration-control.tsx';
import { GroupControl } from './control/group-control.tsx';
import { LinesControl } from './control/lines-control.tsx';
import { LinkControl } from './control/link-control.tsx';
import { ListControl } from './control/list-control.tsx';
import { NumberControl } from './control/number-control.tsx';
import { SwitchControl } from './control/switch-control.tsx';
import { TextAreaControl } from './control/text-area-control.tsx';
import { TextControl } from './control/text-control.tsx';
import { TimeZoneControl } from './control/time-zone-control.tsx';
import { UnknownControl } from './control/unknown-control.tsx';
import { lazyControl } from './lazy-control.tsx';

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
  lines: LinesControl,
  link: LinkControl,
  date: DateControl,
  timeZone: TimeZoneControl,
  duration: DurationControl,
  code: CodeControl,
  icon: lazyControl(() => import('./control/icon-control.tsx').then(({ IconControl }) => IconControl)),
  image: lazyControl(
    () => import('./control/image-control.tsx').then(({ ImageControl }) => ImageControl),
    ['composer', 'member'],
  ),
  richText: lazyControl(
    () => import('./control/rich-text-control.tsx').then(({ RichTextControl }) => RichTextControl),
    ['composer'],
  ),
  fragmentSettings: lazyControl(() =>
    import('./control/fragment-settings-control.tsx').then(({ FragmentSettingsControl }) => FragmentSettingsControl),
  ),
  record: lazyControl(
    () => import('./control/record-control.tsx').then(({ RecordControl }) => RecordControl),
    ['composer'],
  ),
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

/** Returns the control of a field. The value of an unknown one is shown as read-only JSON. */
export function controlOf(meta: Pick<ControlMeta, 'inputType' | 'choices'>): ComponentType<ControlProps> {
  if (lookupOf(meta)) return controls.record;
  const name = Object.hasOwn(aliases, meta.inputType) ? aliases[meta.inputType] : meta.inputType;
  return Object.hasOwn(controls, name ?? '') ? controls[name as ControlName] : UnknownControl;
}
