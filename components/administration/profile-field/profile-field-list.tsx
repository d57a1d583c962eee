import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { removeProfileField, sortProfileFields } from '#api/member/profile-field/profile-field.client.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { allProfileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { t } from '#api/translations.ts';
import { FieldDetails } from '#components/administration/post-type/field-details.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as styles from '#components/moderation/rule/settings-list.css.ts';
import { SettingsItem, SettingsList } from '#components/moderation/rule/settings-list.tsx';
import { useSettingsOrder } from '#components/moderation/rule/use-settings-order.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { formTypeLabels, registrationLabels, visibilityLabels } from './profile-field-choices.ts';
import { ProfileFieldDialog } from './profile-field-dialog.tsx';

/**
 * The profile fields, with their visibility and their use in the registration form
 * (docs/behavior/member.md#profile-fields).
 */
export function ProfileFieldList() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: fields } = useSuspenseQuery(allProfileFieldsQuery(api));
  const renew = () => client.invalidateQueries({ queryKey: ['profileFields'] });
  const order = useSettingsOrder({
    items: fields,
    keyOf: ({ apiName }) => apiName,
    sort: (_, places) => sortProfileFields(api, places),
    renew,
  });
  return (
    <SettingsCard id="fields" title={t('administration.field.title')} words={t('administration.field.words')}>
      {fields.length === 0 && <p className={styles.quiet}>{t('administration.field.none')}</p>}
      <SettingsList label={t('administration.field.title')} order={order}>
        {fields.map((field, index) => (
          <SettingsItem
            key={field.apiName}
            name={field.label}
            removal={t('administration.field.removal')}
            onRemove={() => removeProfileField(api, field.apiName).then(renew)}
            place={index}
            count={fields.length}
            order={order}
            edit={
              <EditButton
                label={t('report.settings.edit-named', { name: field.label })}
                dialog={(returnTo) => <ProfileFieldDialog field={field} returnTo={returnTo} onSaved={renew} />}
              >
                {t('report.settings.edit')}
              </EditButton>
            }
          >
            <FieldDetails {...field} facts={factsOf(field)} />
          </SettingsItem>
        ))}
      </SettingsList>
      <div className={styles.add}>
        <EditButton variant="primary" dialog={(returnTo) => <ProfileFieldDialog returnTo={returnTo} onSaved={renew} />}>
          {t('administration.field.add')}
        </EditButton>
      </div>
    </SettingsCard>
  );
}

const factsOf = ({ formType, visibility, registrationOptions, enabled }: ProfileField): readonly string[] => [
  t(formTypeLabels[formType]),
  t(visibilityLabels[visibility]),
  t(registrationLabels[registrationOptions]),
  ...(enabled ? [] : [t('administration.field.disabled')]),
];
