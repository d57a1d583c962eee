import { t } from '#api/translations.ts';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { contentSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { serviceForm } from './service-form.ts';

/** The settings of external services to which posts can be sent: an issue tracker, its URL, and permissions. */
export const ServiceRules = () => (
  <SettingCard
    id="services"
    title={t('attachment.settings.title')}
    words={t('attachment.settings.words')}
    patterns={contentSettings}
    schema={serviceForm()}
  />
);
