import { currentTranslations, t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import type { NotificationPreferencesApi } from '#machines/notification/notification-preferences.connect.ts';
import * as styles from './notification-preferences.css.ts';

const frequencies = ['none', 'daily', 'weekly'] as const;

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The e-mail preferences: digest, language and quiet hours. */
export const EmailPreferences = ({ form }: { form: NotificationPreferencesApi }) => (
  <Card as="section" padding="medium" aria-labelledby="preferences-email">
    <h2 id="preferences-email" className={styles.title}>
      {t('notification.email.title')}
    </h2>
    <div className={styles.fields}>
      <Field label={t('notification.digest.label')} help={t('notification.digest.help')}>
        {(wiring) => (
          <Select {...wiring} {...form.getValueProps('Digest', 'frequency')}>
            {frequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`notification.digest.${frequency}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={t('notification.digest.only')}
        help={t('notification.digest.only-help')}
        {...form.getBoxProps('DigestOnly', 'enabled')}
      />
      <Field label={t('notification.language.label')}>
        {(wiring) => (
          <Select {...wiring} {...form.getValueProps('NotificationLanguage', 'language')}>
            <option value="">{t('notification.language.own')}</option>
            {currentTranslations().offered.map(({ code: key, name }) => (
              <option key={key} value={key} lang={key}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <QuietHours form={form} />
    </div>
  </Card>
);

function QuietHours({ form }: { form: NotificationPreferencesApi }) {
  const { checked } = form.getBoxProps('QuietHours', 'enabled');
  return (
    <fieldset className={styles.quiet}>
      <legend className={styles.legend}>{t('notification.quiet.label')}</legend>
      <Checkbox
        label={t('notification.quiet.enable')}
        help={t('notification.quiet.help')}
        checked={checked}
        onChange={() => form.choose('QuietHours', { enabled: !checked, timeZone: ownTimeZone() })}
      />
      {checked && (
        <div className={styles.hours}>
          {(['from', 'until'] as const).map((end) => (
            <Field key={end} label={t(`notification.quiet.${end}`)}>
              {(wiring) => <Input {...wiring} type="time" required {...form.getValueProps('QuietHours', end)} />}
            </Field>
          ))}
        </div>
      )}
    </fieldset>
  );
}
