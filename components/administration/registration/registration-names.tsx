import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { registrationSettings } from './registration-settings.ts';

/** The settings of the rules for names and passwords. It links to the ban rules for forbidden names. */
export const RegistrationNames = () => (
  <SettingCard
    page={registrationSettings}
    id="names"
    words={
      <TranslatedText
        id="administration.joining.names-words"
        parts={{ rules: (words) => <Link href="/dashboard/members/bans">{words}</Link> }}
      />
    }
  />
);
