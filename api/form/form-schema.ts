import type { DurationUnit } from './duration.ts';
import type { Condition } from './form-condition.ts';
import type { FieldFollowing } from './form-follow.ts';
import type { RecordLookup } from './record-lookup.ts';

/** A plain value of one field. */
export type Scalar = string | number | boolean;

/** The value of a field: plain, a list of choices, an object, or a list of items. `null` means emptied. */
export type FormValue = Scalar | null | readonly Scalar[] | FormValues | readonly FormValues[];

/** The values of a form or of an item of a list, by field name. A missing value is a field without a value. */
export interface FormValues {
  readonly [name: string]: FormValue | undefined;
}

/** The position of a value in a form, such as `['links', 2, 'href']`. */
export type FormPath = readonly (string | number)[];

/** The labels of the values of an `enum`. A value without a label is its own label. */
export type ChoiceLabels = Readonly<Record<string, string>>;

/** The presentation of a field: the `x-control` of its JSON schema (docs/how-to-add-a-form-control.md). */
export interface ControlMeta {
  /** The name of a control or one of its aliases. A value of an unknown control is shown and cannot be edited. */
  readonly inputType: string;
  readonly label: string;
  /** The help text before the control. */
  readonly description?: string;
  readonly placeholder?: string;
  /** The heading under which the field is shown with the adjacent fields of the same group. */
  readonly group?: string;
  /** The condition under which the field is shown. Several tests must all hold. */
  readonly only?: Condition;
  /** The labels of the values of an `enum`, or the records of the API from which the field chooses. */
  readonly choices?: ChoiceLabels | RecordLookup;
  /** The text field from which the value is derived until a person edits it. */
  readonly follows?: FieldFollowing;
  /**
   * The texts that are refused, with their reasons, such as the addresses of other records. They are compared like names
   * (`isSameIdentity`), already while a person types.
   */
  readonly taken?: Readonly<Record<string, string>>;
  /** Explanations of the values of an `enum`. That of the chosen one is shown. */
  readonly explanations?: ChoiceLabels;
  /** The unit of a number, shown after it. */
  readonly unit?: string;
  /** The number by which a number is divided when it is shown, such as 1,048,576 for bytes in megabytes. */
  readonly scale?: number;
  /** The text while no record is chosen. */
  readonly emptyText?: string;
  /** The unit in which a duration is stored. Defaults to seconds. */
  readonly countsIn?: DurationUnit;
  /** The width of a picture in relation to its height. Without it, pictures are cropped in their own shape. */
  readonly aspect?: number;
  /** The name of the colour field beside it, or a colour, against which the contrast of a colour is measured. */
  readonly contrastWith?: string;
  /** The height of a text area, in lines. */
  readonly rows?: number;
  /** The label of the button that adds an item to a list. */
  readonly addLabel?: string;
  /** The name of the field whose value names an item of a list. */
  readonly itemTitle?: string;
  /** Whether the viewer may set the value. Defaults to true. A field that they may not set is disabled. */
  readonly maySet?: boolean;
  /** Whether a text is hidden while it is entered, such as a client secret. */
  readonly isSecret?: boolean;
  /** Whether the value is a text that readers see, and that translators translate. */
  readonly isTranslatable?: boolean;
  /** `ltr` for addresses and code, which are left-to-right in every language. */
  readonly direction?: 'ltr';
}

/**
 * One field of a form: the supported subset of JSON schema. `nullable` means that an emptied field is sent as `null`.
 */
export interface FormProperty {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  readonly nullable?: boolean;
  readonly enum?: readonly Scalar[];
  /** The only accepted value. The form sends it without asking. */
  readonly const?: Scalar;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: FormValue;
  /** The fields of an object. */
  readonly properties?: Readonly<Record<string, FormProperty>>;
  /** The required fields of an object. */
  readonly required?: readonly string[];
  /** The items of a list: an `object`, a property with an `enum`, the ID of a record, or a text on a line. */
  readonly items?: FormProperty;
  readonly 'x-control'?: ControlMeta;
}

/** The schema of a form: an object with its fields. */
export interface FormSchema extends FormProperty {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FormProperty>>;
}

/** Returns the presentation of a field as zod keeps it: `z.string().meta(control({ inputType: 'text', label }))`. */
export const control = (meta: ControlMeta): { 'x-control': ControlMeta } => ({ 'x-control': meta });

/** Returns a path as text, such as `links.2.href`. The server names the fields of its errors in the same way. */
export const pathText = (path: FormPath): string => path.join('.');
