import { z } from 'zod';
import { iconNames } from '#api/form/icon-name.ts';
import type { LeaderSlot } from '#api/member/profile/leader-slots.ts';
import type { MessageID } from '#api/message-id.ts';
import { visibleText } from '#api/visible-field.ts';
import { type SettingControl, settingControl } from './widget-definition.ts';

/** The heading of a widget. Empty for its default heading. */
export const titleField = visibleText()
  .max(100)
  .default('')
  .meta(settingControl({ inputType: 'text', label: 'administration.widget.field.title', isTranslatable: true }));

/** The maximum number of listed records. */
export const limitField = z
  .number()
  .int()
  .min(1)
  .max(20)
  .default(5)
  .meta(settingControl({ inputType: 'number', label: 'administration.widget.field.limit' }));

/** The address of a link: a path on this site or an absolute HTTP(S) URL. */
export const hrefField = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])|https?:\/\/)\S*$/, 'Enter an address that starts with http, https or a slash.')
  .meta(settingControl({ inputType: 'link', label: 'administration.widget.field.href' }));

/** Returns the field for the address of a link that may be omitted. */
export const optionalHref = (label: MessageID, meta: Partial<SettingControl> = {}) =>
  z
    .string()
    .max(500)
    .regex(/^((\/(?![/\\])|https?:\/\/)\S*)?$/, 'Enter an address that starts with http, https or a slash.')
    .default('')
    .meta(settingControl({ inputType: 'link', label, ...meta }));

/** Returns a field for a short text that must not be empty. */
export const requiredText = (label: MessageID, longest = 100) =>
  visibleText()
    .min(1)
    .max(longest)
    .meta(settingControl({ inputType: 'text', label, isTranslatable: true }));

/** Returns a field for a short text. Empty for its default, the placeholder. */
export const shortText = (label: MessageID, meta: Partial<SettingControl> = {}) =>
  visibleText()
    .max(100)
    .default('')
    .meta(settingControl({ inputType: 'text', label, isTranslatable: true, ...meta }));

/** The text below the heading of a widget. */
export const descriptionField = visibleText()
  .max(500)
  .default('')
  .meta(
    settingControl({
      inputType: 'textArea',
      label: 'administration.widget.field.description',
      rows: 3,
      isTranslatable: true,
    }),
  );

/** Returns the field for the address of a picture: a path on this site or an absolute HTTPS URL. */
export const imageField = (label: MessageID, meta: Partial<SettingControl> = {}) =>
  z
    .string()
    .max(500)
    .regex(/^((\/(?![/\\])|https:\/\/)\S*)?$/, 'Enter an address that starts with https or a slash.')
    .default('')
    .meta(settingControl({ inputType: 'image', label, ...meta }));

/** Returns a field that is on or off. */
export const switchField = (preset: boolean, label: MessageID, meta: Partial<SettingControl> = {}) =>
  z
    .boolean()
    .default(preset)
    .meta(settingControl({ inputType: 'switch', label, ...meta }));

/** Returns a field with one of several values. The control lists them in the order of `choices`. */
export const choiceField = <Value extends string>(
  preset: NoInfer<Value>,
  label: MessageID,
  choices: Readonly<Record<Value, MessageID>>,
  meta: Partial<SettingControl> = {},
) =>
  z
    .enum(Object.keys(choices) as Value[])
    .default(preset as never)
    .meta(settingControl({ inputType: 'choice', label, choices, ...meta }));

/** Returns the field for the period of a list. */
export const periodField = (preset: LeaderSlot) =>
  choiceField<LeaderSlot>(preset, 'administration.widget.field.period', {
    d: 'administration.widget.period.d',
    w: 'administration.widget.period.w',
    m: 'administration.widget.period.m',
    y: 'administration.widget.period.y',
    a: 'administration.widget.period.a',
  });

/** Returns the field for the alignment of texts. `left` is the start of the line in every direction of writing. */
export const alignmentField = (label: MessageID) =>
  choiceField('left', label, {
    left: 'administration.widget.alignment.left',
    center: 'administration.widget.alignment.center',
  });

/** The icon of an item, by its name. */
export const iconField = z
  .enum(['', ...iconNames])
  .default('')
  .meta(settingControl({ inputType: 'icon', label: 'administration.widget.field.icon' }));

/** The category to which a list is limited, if any. */
export const categoryField = z
  .number()
  .int()
  .min(1)
  .optional()
  .meta(settingControl({ inputType: 'category', label: 'administration.widget.field.category' }));

/** Returns the field for roles to which a list is limited, or which it omits. */
export const rolesField = (label: MessageID) =>
  z
    .array(z.number().int().min(1))
    .max(20)
    .default([])
    .meta(settingControl({ inputType: 'role', label }));
