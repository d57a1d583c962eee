import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { writeTranslationService } from '#api/administration/translation/service/translation-service.client.ts';
import type { TranslationService } from '#api/administration/translation/service/translation-service.contract.ts';
import { translationServicesQuery } from '#api/administration/translation/service/translation-service.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { MachineTranslationLanguages } from '#components/administration/translation/service/machine-translation-languages.tsx';
import { TranslationServiceDialog } from '#components/administration/translation/service/translation-service-dialog.tsx';
import { TranslationServiceTest } from '#components/administration/translation/service/translation-service-test.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as listStyles from '#components/moderation/rule/settings-list.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { machineTranslationSettings } from './machine-translation-settings.ts';

/** Machine translation: its switch, its services, and the service of each language (docs/behavior/translation.md). */
export const MachineTranslation = () => (
  <>
    <SettingCards page={machineTranslationSettings} />
    <ServiceList />
    <MachineTranslationLanguages />
  </>
);

function ServiceList() {
  const { api } = useSite();
  const { data: services } = useSuspenseQuery(translationServicesQuery(api));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const isAdmin = services.every(({ mayChange }) => mayChange);
  const rows = (
    <ul className={listStyles.list} aria-label={t('machine-translation.services')}>
      {services.map((service) => (
        <ServiceRow key={service.type} service={service} mayChange={isAdmin && safety.isConfirmed} />
      ))}
    </ul>
  );
  return (
    <SettingsCard
      id="translation-services"
      title={t('machine-translation.services')}
      words={t('machine-translation.services-words')}
    >
      {!services.some(({ isConfigured }) => isConfigured) && (
        <Message tone="warning">{t('machine-translation.none')}</Message>
      )}
      {rows}
      {!isAdmin && <Message>{t('machine-translation.locked')}</Message>}
      {isAdmin && !safety.isConfirmed && <ConfirmGate safety={safety}>{null}</ConfirmGate>}
    </SettingsCard>
  );
}

function ServiceRow({ service, mayChange }: { service: TranslationService; mayChange: boolean }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { type, name, isConfigured, isDefault, hasKey } = service;
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['translation-services'] }),
      client.invalidateQueries({ queryKey: ['locales'] }),
    ]);
  const removeKey = () => writeTranslationService(api, type, { ...valuesOf(service), key: null }).then(() => renew());
  return (
    <li className={listStyles.item}>
      <div className={listStyles.textBlock}>
        <h3 className={listStyles.name}>{name}</h3>
        <p>
          <Tag preset={isConfigured ? 'success' : 'greyscale'}>
            {t(isConfigured ? 'machine-translation.configured' : 'machine-translation.not-configured')}
          </Tag>{' '}
          {isDefault && <Tag preset="colored">{t('machine-translation.default')}</Tag>}
        </p>
      </div>
      <div className={listStyles.acts}>
        {mayChange && (
          <EditButton
            label={t('machine-translation.edit-named', { name })}
            dialog={(returnTo) => <TranslationServiceDialog service={service} returnTo={returnTo} onSaved={renew} />}
          >
            {t('machine-translation.edit')}
          </EditButton>
        )}
        {mayChange && hasKey && (
          <Confirm
            title={t('machine-translation.remove-key-title')}
            confirmLabel={t('machine-translation.remove-key')}
            isDestructive
            onConfirm={removeKey}
            trigger={(openDialog) => (
              <Button
                size="small"
                onClick={openDialog}
                aria-label={t('machine-translation.remove-key-named', { name })}
              >
                {t('machine-translation.remove-key')}
              </Button>
            )}
          >
            {t('machine-translation.remove-key-text')}
          </Confirm>
        )}
      </div>
      {isConfigured && <TranslationServiceTest service={service} />}
    </li>
  );
}

/** Returns the values of the form of a service as they are stored. The key is never among them. */
const valuesOf = (service: TranslationService): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(service.configSchema.properties)
      .filter((name) => name !== 'key' && service[name] !== undefined)
      .map((name) => [name, service[name]]),
  );
