import type { RefObject } from 'react';
import {
  type AuthenticatorPost,
  addAuthenticator,
  changeAuthenticator,
} from '#api/account/credential/authenticator.client.ts';
import type { Authenticator } from '#api/account/credential/authenticator.contract.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import { serviceForm } from './service-form.ts';
import * as styles from './service-list.css.ts';

interface ServiceDialogProps {
  /** The sign-in service to edit. Omitted to create one. */
  readonly service?: Authenticator | undefined;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => void;
}

/** The settings of a service that the form does not show keep their values. */
const configOf = (service: Authenticator | undefined) => service?.authenticatorConfig ?? { issuer: '', scope: '' };

const enteredOf = (service: Authenticator | undefined): FormValues => ({
  ...configOf(service),
  name: service?.name ?? '',
  clientID: service?.clientID ?? '',
  secret: '',
  active: service?.active ?? true,
  visible: service?.visible ?? true,
  default: service?.default ?? false,
  markVerified: service?.markVerified ?? false,
});

/** Returns the service of form values. An empty secret keeps the stored one. */
function writtenOf(service: Authenticator | undefined, values: FormValues): AuthenticatorPost {
  const { issuer, authorizeUrl, tokenUrl, profileUrl, scope, secret, ...rest } = values;
  const config = configOf(service);
  const addresses = 'issuer' in config ? { issuer } : { authorizeUrl, tokenUrl, profileUrl };
  return {
    ...rest,
    secret: secret || undefined,
    authenticatorConfig: { ...config, ...addresses, scope: scope || undefined },
  } as unknown as AuthenticatorPost;
}

/** The dialog that creates or edits a sign-in service. */
export function ServiceDialog({ service, returnTo, onSaved }: ServiceDialogProps) {
  const { api } = useSite();
  const id = service?.authenticatorID;
  const title = service
    ? t('administration.service.edit-named', { name: service.name })
    : t('administration.service.add');
  return (
    <FormDialog
      title={title}
      loaded={{ schema: serviceForm('issuer' in configOf(service)), values: enteredOf(service) }}
      save={(values) => {
        const written = writtenOf(service, values);
        return id === undefined ? addAuthenticator(api, written) : changeAuthenticator(api, id, written);
      }}
      onSaved={onSaved}
      returnTo={returnTo}
    >
      <Callback id={id} />
    </FormDialog>
  );
}

function Callback({ id }: { id: number | undefined }) {
  const { url } = useSite();
  if (id === undefined) return <p className={recordNote}>{t('administration.service.callback-later')}</p>;
  return (
    <div>
      <p className={recordNote}>{t('administration.service.callback')}</p>
      <p className={styles.address} dir="ltr">
        {new URL(`/entry/connect/${id}/callback`, url).href}
      </p>
    </div>
  );
}
