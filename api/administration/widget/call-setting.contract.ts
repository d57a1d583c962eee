import type { MessageID } from '#api/message-id.ts';
import { alignmentField, choiceField, imageField } from './widget-field.contract.ts';

/** The look of calls to action. */
export const callLookFields = {
  alignment: alignmentField('administration.widget.field.alignment'),
  background: choiceField('surface', 'administration.widget.field.background', {
    surface: 'administration.widget.background.surface',
    tint: 'administration.widget.background.tint',
    picture: 'administration.widget.background.picture',
  }),
  image: imageField('administration.widget.field.background-image', { only: { field: 'background', is: 'picture' } }),
};

/** Returns the field for the look of a button. */
export const buttonLookField = (preset: 'primary' | 'standard', label: MessageID) =>
  choiceField(preset, label, {
    primary: 'administration.widget.button.primary',
    standard: 'administration.widget.button.standard',
    outline: 'administration.widget.button.outline',
  });
