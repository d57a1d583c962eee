import { type RefObject, useState } from 'react';
import { addProfileField, changeProfileField } from '#api/member/profile-field/profile-field.client.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { t } from '#api/translations.ts';
import { FieldSettings, findFieldProblem } from '#components/administration/post-type/field-settings.tsx';
import { ChoiceSetting } from '#components/administration/setting/choice-setting.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import {
  displayPositionLabels,
  fieldToWrite,
  mutabilityLabels,
  registrationLabels,
  visibilityLabels,
} from './profile-field-choices.ts';

interface ProfileFieldDialogProps {
  /** The field to edit. Omitted to create one. */
  readonly field?: ProfileField;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** The maximum lengths of a field's texts, in characters. */
const most = { label: 500, description: 500 } as const;

/**
 * The dialog that creates or edits a profile field. The API name and the data type of an existing field cannot be
 * changed.
 */
export function ProfileFieldDialog({ field, returnTo, onSaved }: ProfileFieldDialogProps) {
  const { api } = useSite();
  const [written, setWritten] = useState(fieldToWrite(field));
  const set = (part: Partial<ProfileField>) => setWritten((before) => ({ ...before, ...part }));
  const save = () => {
    const { sort: _, dataType, apiName: name, ...words } = written;
    return field ? changeProfileField(api, name, words) : addProfileField(api, { apiName: name, dataType, ...words });
  };
  return (
    <OptionDialog
      title={field ? t('report.settings.edit-named', { name: field.label }) : t('administration.field.add')}
      save={save}
      onSaved={onSaved}
      entered={written}
      refusal={findFieldProblem(written, written.apiName)}
      returnTo={returnTo}
    >
      <FieldSettings
        written={written}
        apiName={written.apiName}
        isExisting={field !== undefined}
        most={most}
        onWritten={set}
        onName={(name) => set({ apiName: name })}
      />
      <ChoiceSetting
        label={t('administration.field.joining')}
        words={registrationLabels}
        value={written.registrationOptions}
        onValue={(registrationOptions) => set({ registrationOptions })}
      />
      <ChoiceSetting
        label={t('administration.field.seen')}
        words={visibilityLabels}
        value={written.visibility}
        onValue={(visibility) => set({ visibility })}
      />
      <ChoiceSetting
        label={t('administration.field.changed')}
        words={mutabilityLabels}
        value={written.mutability}
        onValue={(mutability) => set({ mutability })}
      />
      {(Object.keys(displayPositionLabels) as (keyof typeof displayPositionLabels)[]).map((place) => (
        <Checkbox
          key={place}
          label={t(displayPositionLabels[place])}
          checked={written.displayOptions[place]}
          onChange={({ target }) => set({ displayOptions: { ...written.displayOptions, [place]: target.checked } })}
        />
      ))}
      <Checkbox
        label={t('administration.field.enabled')}
        checked={written.enabled}
        onChange={({ target }) => set({ enabled: target.checked })}
      />
    </OptionDialog>
  );
}
