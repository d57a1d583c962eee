import { useSuspenseQuery } from '@tanstack/react-query';
import { authenticatorsQuery } from '#api/account/own-data/account.queries.ts';
import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './service-entry.css.ts';

/** The buttons of the services for signing in. Renders nothing if there are none. Works without scripts. */
export function ServiceEntry({ target }: { target: string }) {
  const { api } = useSite();
  const { data: services } = useSuspenseQuery(authenticatorsQuery(api));
  const query = target && `?${new URLSearchParams({ Target: target })}`;
  if (services.length === 0) return null;
  return (
    <div className={styles.services}>
      <p>{t('account.service.or')}</p>
      {services.map(({ authenticatorID, name }) => (
        <ButtonLink key={authenticatorID} className={styles.button} href={`/entry/connect/${authenticatorID}${query}`}>
          {t('account.service.sign-in', { name })}
        </ButtonLink>
      ))}
    </div>
  );
}
