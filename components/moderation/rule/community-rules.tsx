import { useSuspenseQuery } from '@tanstack/react-query';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { settingNamesOf } from '#components/administration/setting/setting-page.ts';
import { ResolveAll } from '#components/moderation/triage/resolve-all.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { contentSettings } from './content-settings.ts';

/**
 * The settings for reporting posts and for the triage of all discussions. While the triage is on, an action marks all
 * discussions as resolved.
 */
export function CommunityRules() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(chosenSettingsQuery(api, settingNamesOf(contentSettings)));
  return (
    <SettingCard page={contentSettings} id="community">
      {data['triage.enabled'] === true && (
        <div className={stack({ gap: 'medium' })}>
          <ResolveAll />
        </div>
      )}
    </SettingCard>
  );
}
