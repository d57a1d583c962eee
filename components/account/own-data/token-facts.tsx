import type { Token } from '#api/account/own-data/token.contract.ts';
import { t } from '#api/translations.ts';
import { useNow } from '#components/primitives/runtime/now-context.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { namesOfAreas } from './token-form.ts';

/** The tags of an access token: read-only, its areas, and whether it has expired. */
export function TokenTags({ token: { scope, areas, dateExpires } }: { token: Token }) {
  const { now } = useNow();
  const isExpired = dateExpires !== null && now !== undefined && new Date(dateExpires).getTime() <= now;
  return (
    <>
      {isExpired && <Tag preset="greyscale">{t('account.token.expired')}</Tag>}
      {scope === 'read' && <Tag>{t('account.token.only-reads')}</Tag>}
      {areas !== null && namesOfAreas(areas).map((name) => <Tag key={name}>{name}</Tag>)}
    </>
  );
}

/** The end of an access token's secret, and the dates of its creation, last use and expiry. */
export const TokenFacts = ({ token }: { token: Token }) => {
  const { accessToken, dateInserted, dateLastUsed, dateExpires, lastIPAddress } = token;
  return (
    <>
      {accessToken} ·{' '}
      <TranslatedText id="account.token.made-on" values={{ date: <DateTime date={dateInserted} type="relative" /> }} />
      {' · '}
      {dateLastUsed ? (
        <TranslatedText
          id="account.token.last-used"
          values={{ date: <DateTime date={dateLastUsed} type="relative" /> }}
        />
      ) : (
        t('account.token.never-used')
      )}
      {lastIPAddress && (
        <>
          {' '}
          <TranslatedText id="account.token.used-from" values={{ address: <bdi>{lastIPAddress}</bdi> }} />
        </>
      )}
      {dateExpires && (
        <>
          {' · '}
          <TranslatedText id="account.token.expires" values={{ date: <DateTime date={dateExpires} /> }} />
        </>
      )}
    </>
  );
};
