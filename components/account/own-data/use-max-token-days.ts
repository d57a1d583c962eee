import { useSuspenseQuery } from '@tanstack/react-query';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The settings that limit the creation of access tokens. */
export const tokenSettingNames = ['tokens.creators', 'tokens.maxDays'] as const;

/** Returns the longest lifetime of a new access token in days; 0 for no limit. */
export function useMaxTokenDays(): number {
  const { api } = useSite();
  const { data } = useSuspenseQuery(chosenSettingsQuery(api, tokenSettingNames));
  return Number(data['tokens.maxDays'] ?? 0);
}

/** Returns who can create personal access tokens. */
export function useTokenCreators(): string {
  const { api } = useSite();
  const { data } = useSuspenseQuery(chosenSettingsQuery(api, tokenSettingNames));
  return String(data['tokens.creators'] ?? 'permitted');
}
