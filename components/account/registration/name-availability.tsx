import { useState } from 'react';
import { checkAvailability } from '#api/account/registration/registration.client.ts';
import { t } from '#api/translations.ts';
import { cacheAvailability } from '#components/account/sign-in/cache-availability.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { Availability } from './availability.tsx';

/** Shows beside the name field whether the entered name is available. `own` is the viewer's current name. */
export function NameAvailability({ text, own }: { text: string; own?: string }) {
  const { api } = useSite();
  const [ask] = useState(() => cacheAvailability((name, signal) => checkAvailability(api, { name }, signal)));
  return (
    <Availability
      text={text}
      ask={ask}
      {...(own !== undefined && { own })}
      words={{ checking: t('account.available.name-checking'), available: t('account.available.name') }}
    />
  );
}
