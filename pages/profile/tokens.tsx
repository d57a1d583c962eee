import { createFileRoute } from '@tanstack/react-router';
import { tokensQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { TokenPage } from '#components/account/own-data/token-page.tsx';
import { tokenSettingNames } from '#components/account/own-data/use-max-token-days.ts';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members create access tokens. Members without the permission see an explanation. */
export const Route = createFileRoute('/profile/tokens')({
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const head = await settingsHead(context, 'account.token.title');
    await queryClient.ensureQueryData(twoFactorQuery(api));
    await queryClient.prefetchQuery(tokensQuery(api));
    await queryClient.ensureQueryData(chosenSettingsQuery(api, tokenSettingNames));
    return { head };
  },
  head: headFromLoader,
  component: TokenPage,
});
