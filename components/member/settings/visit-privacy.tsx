import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changePrivacy } from '#api/administration/count/tick.client.ts';
import type { Privacy } from '#api/administration/count/tick.contract.ts';
import { visitPrivacyQuery } from '#api/administration/count/tick.queries.ts';
import { t } from '#api/translations.ts';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { forgetChoice } from '#components/shell/page/page-visit.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { MemberChange } from './member-change.tsx';

/**
 * The setting that controls whether the viewer's visits are counted anonymously (docs/behavior/platform.md#page-views).
 */
export function VisitPrivacy() {
  const { api, settings } = useSite();
  const client = useQueryClient();
  const { queryKey } = visitPrivacyQuery(api);
  const { data } = useSuspenseQuery(visitPrivacyQuery(api));
  const [chosen, setChosen] = useState<Privacy['AnonymizeData']>();
  const value = chosen ?? data;
  const save = async () => {
    await changePrivacy(api, value);
    client.setQueryData(queryKey, value);
    forgetChoice();
  };
  return (
    <MemberChange
      id="visits"
      title={t('member.visits.title')}
      words={t('member.visits.words')}
      submit={t('member.visits.save')}
      done={t('member.visits.saved')}
      save={save}
      onSaved={() => setChosen(undefined)}
    >
      {() => (
        <RadioGroup
          label={t('member.visits.title')}
          labelHidden
          value={value}
          onValue={setChosen}
          options={[
            {
              value: '-1',
              label: t('member.visits.site'),
              help: t(
                settings['privacy.anonymizeData'] === true ? 'member.visits.site-nameless' : 'member.visits.site-named',
              ),
            },
            { value: '1', label: t('member.visits.nameless') },
            { value: '0', label: t('member.visits.named') },
          ]}
        />
      )}
    </MemberChange>
  );
}
