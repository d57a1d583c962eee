import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { authenticatorsQuery } from '#api/account/account.queries.ts';
import { removeAuthenticator } from '#api/account/authenticator.client.ts';
import type { Authenticator } from '#api/account/authenticator.contract.ts';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { Confirm } from '#components/primitives/confirm.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { useToasts } from '#components/primitives/toast-context.ts';
import { useSite } from '#components/shell/site-context.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import * as styles from './service-list.css.ts';

/** The services by which people can sign in, each to be changed, switched off or deleted; and a way to add one. */
export function ServiceList() {
  const { api } = useSite();
  const { data: services } = useSuspenseQuery(authenticatorsQuery(api));
  return (
    <>
      <div>
        <EditButton label={t('administration.service.add')} variant="primary" />
      </div>
      {services.length === 0 ? (
        <EmptyState icon={<KeyRound />} title={t('administration.service.none')}>
          {t('administration.service.none-text')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('administration.service.title')}>
          {services.map((service) => (
            <Service key={service.authenticatorID} service={service} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Asks anew for the services, wherever they are shown. */
function useServicesAnew() {
  const { api } = useSite();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: authenticatorsQuery(api).queryKey });
}

interface EditButtonProps {
  readonly label: string;
  readonly name?: string;
  readonly service?: Authenticator;
  readonly variant?: 'primary' | 'standard';
}

/** Opens the dialog of a service, of a new one without any. */
function EditButton({ label, name, service, variant = 'standard' }: EditButtonProps) {
  const [timesAsked, setTimesAsked] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const toasts = useToasts();
  const tellAnew = useServicesAnew();
  const saved = () => {
    toasts.add({ text: t('administration.service.saved'), tone: 'success' });
    void tellAnew();
  };
  return (
    <>
      <Button
        ref={opener}
        variant={variant}
        size={service ? 'small' : 'medium'}
        {...(name && { 'aria-label': name })}
        onClick={() => setTimesAsked(timesAsked + 1)}
      >
        {label}
      </Button>
      {timesAsked > 0 && <ServiceDialog key={timesAsked} service={service} returnTo={opener} onSaved={saved} />}
    </>
  );
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
  const tellAnew = useServicesAnew();
  const { authenticatorID: id, name, authenticatorConfig } = service;
  const remove = async () => {
    await removeAuthenticator(api, id);
    await tellAnew();
  };
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
          <Marks service={service} />
        </h2>
        <p className={styles.quiet} dir="ltr">
          {authenticatorConfig?.issuer}
        </p>
      </div>
      <div className={styles.actions}>
        <EditButton
          label={t('administration.service.edit')}
          name={t('administration.service.edit-named', { name })}
          service={service}
        />
        <Confirm
          title={t('administration.service.delete-title')}
          confirmLabel={t('administration.service.delete')}
          isDestructive
          onConfirm={remove}
          trigger={(ask) => (
            <Button size="small" onClick={ask} aria-label={t('administration.service.delete-named', { name })}>
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
