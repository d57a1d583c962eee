import { type RefObject, useRef } from 'react';
import { addServiceAccount, createSiteToken } from '#api/account/own-data/site-token.client.ts';
import type { ServiceAccount } from '#api/account/own-data/site-token.contract.ts';
import { createToken } from '#api/account/own-data/token.client.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { freshAccountValues, siteTokenForm } from './site-token-form.ts';
import { freshToken, requestedToken, tokenForm } from './token-form.ts';

interface TokenDialogProps {
  /** The longest lifetime that the site allows, in days; 0 for no limit. */
  readonly maxDays: number;
  readonly returnTo: RefObject<HTMLElement | null>;
  /** Called with the secret of the new token. */
  readonly onCreated: (secret: string) => void;
}

/** The dialog that creates an access token of the viewer. */
export function TokenDialog({ maxDays, returnTo, onCreated }: TokenDialogProps) {
  const { api } = useSite();
  return (
    <FormDialog
      title={t('account.token.new')}
      saveLabel={t('account.token.make')}
      loaded={{ schema: tokenForm(maxDays), values: freshToken(maxDays) }}
      save={async (values) => onCreated((await createToken(api, requestedToken(values))).body.accessToken)}
      returnTo={returnTo}
    />
  );
}

/** The dialog that creates an access token of a service account, and the account if it is new. */
export function SiteTokenDialog({
  accounts,
  maxDays,
  returnTo,
  onCreated,
}: TokenDialogProps & { readonly accounts: readonly ServiceAccount[] }) {
  const { api } = useSite();
  // If the token is refused, the account that was added for it is used again.
  const added = useRef(new Map<string, number>());
  const accountOf = async ({ account, accountName, roleIDs }: FormValues): Promise<number> => {
    if (account !== 'new') return Number(account);
    const name = String(accountName);
    const userID =
      added.current.get(name) ?? (await addServiceAccount(api, { name, roleIDs: roleIDs as number[] })).body.userID;
    added.current.set(name, userID);
    return userID;
  };
  return (
    <FormDialog
      title={t('account.site-token.add')}
      saveLabel={t('account.token.make')}
      loaded={{
        schema: siteTokenForm(accounts, maxDays),
        values: { ...freshToken(maxDays), ...freshAccountValues(accounts) },
      }}
      save={async (values) => {
        const userID = await accountOf(values);
        onCreated((await createSiteToken(api, { ...requestedToken(values), userID })).body.accessToken);
      }}
      returnTo={returnTo}
    />
  );
}
