import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { ignoreUser } from '#api/member/identity/ignore.client.ts';
import type { IgnoredUser } from '#api/member/identity/ignore.contract.ts';
import { ignoredQuery } from '#api/member/identity/ignore.queries.ts';
import { readUser } from '#api/member/user/user.client.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { UserIgnore } from './user-ignore.tsx';

/** The settings page that lists the members that the viewer ignores (docs/behavior/member.md#ignoring). */
export function IgnoreListPage() {
  const { api } = useSite();
  const { data: ignored } = useSuspenseQuery(ignoredQuery(api));
  return (
    <SettingsPage
      title={t('member.ignore-list.title')}
      description={t('member.ignore-list.text')}
      path="/profile/ignore"
    >
      <SettingsNoScriptNotice />
      <Addition />
      {ignored.length === 0 ? (
        <EmptyState icon={<UserX />} title={t('member.ignore-list.none')} />
      ) : (
        <ul className={recordSheet} aria-label={t('member.ignore-list.label')}>
          {ignored.map((member) => (
            <Row key={member.userID} member={member} />
          ))}
        </ul>
      )}
    </SettingsPage>
  );
}

const Row = ({ member }: { member: IgnoredUser }) => (
  <li className={recordRow}>
    <Avatar name={member.name} photoUrl={member.photoUrl} size="medium" decorative />
    <div className={recordText}>
      <Link href={member.url} tone="heading">
        <bdi>{member.name}</bdi>
      </Link>
      <p className={recordNote}>
        <TranslatedText
          id="member.ignore-list.since"
          values={{ date: <DateTime date={member.dateIgnored} type="default" /> }}
        />
      </p>
    </div>
    <UserIgnore member={member} isIgnored />
  </li>
);

/** Maps an unknown name and other errors about the member to an error of the name field. */
const throwAsNameError = (error: unknown): never => {
  if (error instanceof ApiFailure && error.status === 404)
    throw fieldsFailure({ name: t('member.ignore-list.nobody') });
  if (error instanceof ApiFailure && error.code.startsWith('user.')) throw fieldsFailure({ name: error.message });
  throw error;
};

function Addition() {
  const { api } = useSite();
  const client = useQueryClient();
  const save = async (entered: FormData) => {
    const { body } = await readUser(api, `$name:${textOf(entered, 'name').trim()}`).catch(throwAsNameError);
    await ignoreUser(api, body.userID).catch(throwAsNameError);
    await client.invalidateQueries({ queryKey: ['ignored'] });
    return body.name;
  };
  return (
    <MemberChange
      id="ignore"
      title={t('member.ignore-list.add')}
      submit={t('member.ignore-list.submit')}
      done={(name) => t('member.ignore-list.done', { name: String(name) })}
      isEmptiedAfter
      save={save}
    >
      {({ errorOf }) => (
        <Field label={t('member.field.name')} required error={errorOf('name')}>
          {(wiring) => <Input {...wiring} name="name" autoComplete="off" dir="auto" />}
        </Field>
      )}
    </MemberChange>
  );
}
