import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { testPremoderation } from '#api/moderation/approval/held-post.client.ts';
import type { PremoderationVerdict } from '#api/moderation/approval/held-post.contract.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

const tones = { passes: 'success', held: 'warning', refused: 'error' } as const;

/** Tests the saved rules with a text: whether it would be published, held or refused, and why. Nothing is posted. */
export function PremoderationTrial() {
  const { api } = useSite();
  const [verdict, setVerdict] = useState<PremoderationVerdict>();
  const attempt = async (entered: FormData) => {
    const { body } = await testPremoderation(api, {
      recordType: textOf(entered, 'recordType') === 'discussion' ? 'discussion' : 'comment',
      categoryID: Number(entered.get('categoryID')),
      roleID: Number(entered.get('roleID')),
      isNew: entered.get('isNew') !== null,
      body: textOf(entered, 'body'),
    });
    setVerdict(body);
  };
  return (
    <MemberChange
      id="trial"
      title={t('report.try.title')}
      words={t('report.try.words')}
      submit={t('report.try.submit')}
      done=""
      save={attempt}
    >
      {({ errorOf }) => (
        <>
          <Circumstances />
          <Field label={t('report.try.body')} required error={errorOf('body')}>
            {(wiring) => <Textarea {...wiring} name="body" rows={4} dir="auto" />}
          </Field>
          {verdict && <Verdict verdict={verdict} />}
        </>
      )}
    </MemberChange>
  );
}

function Circumstances() {
  const { api } = useSite();
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const { data: roles = [] } = useQuery(rolesQuery(api));
  const places = categories.filter(({ displayAs }) => displayAs === 'discussions');
  const choice = (name: string, label: string, options: readonly { id: number | string; name: string }[]) => (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} name={name}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      {choice('recordType', t('report.try.kind'), [
        { id: 'discussion', name: t('report.kind.discussion') },
        { id: 'comment', name: t('report.kind.comment') },
      ])}
      {choice(
        'categoryID',
        t('report.try.category'),
        places.map(({ categoryID: id, name }) => ({ id, name })),
      )}
      {choice(
        'roleID',
        t('report.try.role'),
        roles.map(({ roleID: id, name }) => ({ id, name })),
      )}
      <Checkbox label={t('report.try.new')} name="isNew" />
    </>
  );
}

const Verdict = ({ verdict: { outcome, causes, findings, spamScore } }: { verdict: PremoderationVerdict }) => (
  <Message tone={tones[outcome]} title={t(`report.try.${outcome}`)} live>
    <ul>
      {causes.map((cause) => (
        <li key={cause}>{t(`report.cause.${cause}`)}</li>
      ))}
      {findings.map(({ what, subject, score }) => (
        <li key={`${what}${subject}`}>
          {what === 'new-account' ? t('report.finding.new-account') : t(`report.finding.${what}`, { subject })} (
          {t('report.try.score', { score })})
        </li>
      ))}
    </ul>
    {spamScore > 0 && <p>{t('report.try.sum', { score: spamScore })}</p>}
  </Message>
);
