import { type RefObject, useState } from 'react';
import {
  type AuthenticatorPost,
  addAuthenticator,
  changeAuthenticator,
} from '#api/account/credential/authenticator.client.ts';
import type { Authenticator } from '#api/account/credential/authenticator.contract.ts';
import { t } from '#api/translations.ts';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './service-list.css.ts';
import { TextSetting } from './text-setting.tsx';

interface ServiceDialogProps {
  /** The sign-in service to edit. Omitted to create one. */
  readonly service?: Authenticator | undefined;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => void;
}

const entered = (service: Authenticator | undefined): AuthenticatorPost => ({
  name: service?.name ?? '',
  clientID: service?.clientID ?? '',
  active: service?.active ?? true,
  visible: service?.visible ?? true,
  default: service?.default ?? false,
  markVerified: service?.markVerified ?? false,
  authenticatorConfig: service?.authenticatorConfig ?? { issuer: '' },
});

/** The dialog that creates or edits a sign-in service. */
export function ServiceDialog({ service, returnTo, onSaved }: ServiceDialogProps) {
  const { api } = useSite();
  const [draft, setDraft] = useState(() => entered(service));
  const set = (part: Partial<AuthenticatorPost>) => setDraft({ ...draft, ...part });
  const id = service?.authenticatorID;
  const name = service?.name ?? '';
  return (
    <OptionDialog
      title={service ? t('administration.service.edit-named', { name }) : t('administration.service.add')}
      save={() => (id === undefined ? addAuthenticator(api, draft) : changeAuthenticator(api, id, draft))}
      onSaved={onSaved}
      entered={draft}
      returnTo={returnTo}
    >
      <Names draft={draft} set={set} />
      <Callback id={id} />
      <Switches draft={draft} set={set} />
    </OptionDialog>
  );
}

interface PartProps {
  readonly draft: AuthenticatorPost;
  readonly set: (part: Partial<AuthenticatorPost>) => void;
}

const address = { required: true, type: 'url', dir: 'ltr', maxLength: 500 } as const;

/** The labels of the endpoint URLs of a plain OAuth 2 service. */
const callNames = {
  authorizeUrl: 'administration.service.authorize-url',
  tokenUrl: 'administration.service.token-url',
  profileUrl: 'administration.service.profile-url',
} as const;

const Names = ({ draft, set }: PartProps) => {
  const { authenticatorConfig: config } = draft;
  return (
    <>
      <TextSetting
        label={t('administration.service.name')}
        help={t('administration.service.name-help')}
        required
        maxLength={100}
        value={draft.name}
        onText={(name) => set({ name })}
      />
      {'issuer' in config ? (
        <TextSetting
          label={t('administration.service.issuer')}
          help={t('administration.service.issuer-help')}
          {...address}
          value={config.issuer}
          onText={(issuer) => set({ authenticatorConfig: { ...config, issuer } })}
        />
      ) : (
        (['authorizeUrl', 'tokenUrl', 'profileUrl'] as const).map((call) => (
          <TextSetting
            key={call}
            label={t(callNames[call])}
            {...address}
            value={config[call]}
            onText={(entered) => set({ authenticatorConfig: { ...config, [call]: entered } })}
          />
        ))
      )}
      <TextSetting
        label={t('administration.service.client')}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={500}
        value={draft.clientID}
        onText={(clientID) => set({ clientID })}
      />
      <TextSetting
        label={t('administration.service.secret')}
        help={t('administration.service.secret-help')}
        type="password"
        dir="ltr"
        autoComplete="new-password"
        maxLength={1_000}
        onText={(secret) => set({ secret: secret || undefined })}
      />
      <TextSetting
        label={t('administration.service.scope')}
        dir="ltr"
        maxLength={200}
        value={config.scope ?? ''}
        onText={(scope) => set({ authenticatorConfig: { ...config, scope: scope || undefined } })}
      />
    </>
  );
};

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

const Switches = ({ draft, set }: PartProps) => (
  <div className={styles.switches}>
    <Checkbox
      label={t('administration.service.active')}
      checked={draft.active ?? false}
      onChange={({ target }) => set({ active: target.checked })}
    />
    <Checkbox
      label={t('administration.service.visible')}
      checked={draft.visible ?? false}
      onChange={({ target }) => set({ visible: target.checked })}
    />
    <Checkbox
      label={t('administration.service.default')}
      checked={draft.default ?? false}
      onChange={({ target }) => set({ default: target.checked })}
    />
    <Checkbox
      label={t('administration.service.verified')}
      help={t('administration.service.verified-help')}
      checked={draft.markVerified ?? false}
      onChange={({ target }) => set({ markVerified: target.checked })}
    />
  </div>
);
