import type { ReactNode } from 'react';
import type { FormField } from '#api/form/form-fields.ts';
import type {
  ChoiceLabels,
  ControlMeta,
  FormPath,
  FormProperty,
  FormValue,
  FormValues,
} from '#api/form/form-schema.ts';
import { isLookup } from '#api/form/record-lookup.ts';
import type { ConnectedForm } from '#machines/form/form.connect.ts';

/** The part of a form that controls use, with the IDs of its fields. */
export interface ControlForm
  extends Pick<ConnectedForm, 'isBusy' | 'errorOf' | 'change' | 'leaveField' | 'addItem' | 'removeItem' | 'moveItem'> {
  /** Returns the ID of the control of a field, to which the list of errors links. */
  readonly idOf: (path: FormPath) => string;
  /** Renders the fields within a field: of an object, or of an item of a list. */
  readonly renderFields: (fields: readonly FormField[], beside: FormValues) => ReactNode;
}

/** The props of every control. */
export interface ControlProps {
  readonly field: FormField;
  readonly form: ControlForm;
  /** The values of the object to which the field belongs. */
  readonly beside: FormValues;
}

/** Returns the presentation of a field. A field without one is named after its property. */
export const metaOf = ({ name, property }: Pick<FormField, 'name' | 'property'>): ControlMeta =>
  property['x-control'] ?? { inputType: '', label: name };

/** Returns the labels of the values of a field. */
export const labelsOf = (field: FormField): ChoiceLabels => {
  const { choices = {} } = metaOf(field);
  return isLookup(choices) ? {} : choices;
};

/** Whether the viewer may not set the field. */
export const isDisabled = (field: FormField): boolean => metaOf(field).maySet === false;

/** Returns the value of a field that was emptied: `null` if the schema allows it, otherwise no value. */
export const emptied = ({ nullable }: FormProperty): FormValue | undefined => (nullable ? null : undefined);

/** Returns the text of a value in a text control. */
export const asText = (value: FormValue | undefined): string =>
  value === undefined || value === null ? '' : String(value);
