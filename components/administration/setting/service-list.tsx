import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { removeAuthenticator } from '#api/account/credential/authenticator.client.ts';
import type { Authenticator } from '#api/account/credential/authenticator.contract.ts';
import { authenticatorsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordList, recordName, recordNote } from '#theme/layout/record.css.ts';
import { ServiceDialog } from './service-dialog.tsx';
import * as styles from './service-list.css.ts';

/** The sign-in services of the site, editable once the administrator has confirmed their identity. */
export function ServiceList() {
  const { api } = useSite();
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  return (
    <ConfirmGate safety={safety}>
      <Services />
    </ConfirmGate>
  );
}

function Services() {
  const { api } = useSite();
  const { data: services } = useSuspenseQuery(authenticatorsQuery(api));
  const saved = useSaved();
  return (
    <>
      <div>
        <EditButton variant="primary" dialog={(returnTo) => <ServiceDialog returnTo={returnTo} onSaved={saved} />}>
          {t('administration.service.add')}
        </EditButton>
      </div>
      {services.length === 0 ? (
        <EmptyState icon={<KeyRound />} title={t('administration.service.none')}>
          {t('administration.service.none-text')}
        </EmptyState>
      ) : (
        <ul className={recordList} aria-label={t('administration.service.title')}>
          {services.map((service) => (
            <Service key={service.authenticatorID} service={service} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns a function that invalidates the sign-in services. */
function useServicesAnew() {
  const { api } = useSite();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: authenticatorsQuery(api).queryKey });
}

/** Returns a function that shows a toast after saving and invalidates the sign-in services. */
function useSaved() {
  const toasts = useToasts();
  const invalidateViewer = useServicesAnew();
  return () => {
    toasts.add({ text: t('administration.service.saved'), tone: 'success' });
    void invalidateViewer();
  };
}

const Marks = ({ service: { active, visible, default: isDefault } }: { service: Authenticator }) => (
  <>
    <Tag preset={active ? 'success' : 'greyscale'}>
      {t(active ? 'administration.service.on' : 'administration.service.off')}
    </Tag>
    {active && !visible && <Tag preset="standard">{t('administration.service.hidden')}</Tag>}
    {isDefault && <Tag preset="colored">{t('administration.service.default')}</Tag>}
  </>
);

function Service({ service }: { service: Authenticator }) {
  const { api } = useSite();
  const invalidateViewer = useServicesAnew();
  const saved = useSaved();
  const { authenticatorID: id, name, authenticatorConfig } = service;
  const remove = async () => {
    await removeAuthenticator(api, id);
    await invalidateViewer();
  };
  return (
    <li className={styles.service}>
      <div className={styles.textBlock}>
        <h2 className={recordName}>
          <bdi>{name}</bdi>
          <Marks service={service} />
        </h2>
        <p className={recordNote} dir="ltr">
          {authenticatorConfig &&
            ('issuer' in authenticatorConfig ? authenticatorConfig.issuer : authenticatorConfig.authorizeUrl)}
        </p>
      </div>
      <div className={styles.actions}>
        <EditButton
          label={t('administration.service.edit-named', { name })}
          dialog={(returnTo) => <ServiceDialog service={service} returnTo={returnTo} onSaved={saved} />}
        >
          {t('administration.service.edit')}
        </EditButton>
        <Confirm
          title={t('administration.service.delete-title')}
          confirmLabel={t('administration.service.delete')}
          isDestructive
          onConfirm={remove}
          trigger={(openDialog) => (
            <Button size="small" onClick={openDialog} aria-label={t('administration.service.delete-named', { name })}>
              {t('administration.service.delete')}
            </Button>
          )}
        >
          {t('administration.service.delete-text', { name })}
        </Confirm>
      </div>
    </li>
  );
}
