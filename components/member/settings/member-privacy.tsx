import { useState } from 'react';
import { hideUser } from '#api/member/user/user.client.ts';
import type { UserEdit } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './member-change.css.ts';
import { SettingsCard } from './settings-card.tsx';
import { useChangeViewer, useInvalidateViewer } from './use-change-viewer.ts';

type Choice = Pick<UserEdit, 'private' | 'showEmail' | 'hidden'>;

/**
 * The privacy settings for the viewer's profile and e-mail address. A change is saved as soon as a checkbox is toggled
 * (docs/behavior/member.md#changing-an-account).
 */
export function MemberPrivacy({ member }: { member: UserEdit }) {
  const { api } = useSite();
  const changeMe = useChangeViewer();
  const invalidateViewer = useInvalidateViewer();
  const { change, submit } = useFormSubmission();
  const { isSending, isDone, hasProblem } = change;
  const [done, setDone] = useState('');
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  // Optimistic update: a checkbox shows the choice at once and returns to the stored value when the server rejects it.
  const shown = isSending ? { ...member, ...chosen } : member;
  const choose = (patch: Partial<Choice>, text: string) => {
    setChosen(patch);
    setDone(text);
    const { hidden } = patch;
    submit(hidden === undefined ? () => changeMe(patch) : () => hideUser(api, '$me', hidden).then(invalidateViewer));
  };
  return (
    <SettingsCard id="privacy" title={t('member.privacy.title')}>
      <div className={styles.form}>
        <Checkbox
          label={t('member.privacy.profile')}
          checked={!shown.private}
          disabled={isSending}
          onChange={({ target: { checked } }) =>
            choose({ private: !checked }, t(checked ? 'member.privacy.profile-shown' : 'member.privacy.profile-hidden'))
          }
        />
        <Checkbox
          label={t('member.privacy.email')}
          checked={shown.showEmail}
          disabled={isSending}
          onChange={({ target: { checked } }) =>
            choose({ showEmail: checked }, t(checked ? 'member.privacy.email-shown' : 'member.privacy.email-hidden'))
          }
        />
        <Checkbox
          label={t('member.privacy.active')}
          checked={!shown.hidden}
          disabled={isSending}
          onChange={({ target: { checked } }) =>
            choose({ hidden: !checked }, t(checked ? 'member.privacy.active-shown' : 'member.privacy.active-hidden'))
          }
        />
        <span role="status" className={styles.saved}>
          {isDone && done}
        </span>
        {hasProblem && (
          <Message tone="error" live>
            {t('member.privacy.failed')}
          </Message>
        )}
      </div>
    </SettingsCard>
  );
}
