import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { removeTwoFactor } from '#api/account/credential/two-factor.client.ts';
import type { FormSchema } from '#api/form/form-schema.ts';
import { startMemberPreview } from '#api/member/role/role-preview.client.ts';
import { endSessions } from '#api/member/session/session.client.ts';
import { type DeleteMethod, deleteMethods } from '#api/member/user/delete-method.ts';
import { memberListPath } from '#api/member/user/member-list-filter.ts';
import { deleteUser } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { userEditQuery } from '#api/member/user/user.queries.ts';
import { memberContentQuery } from '#api/moderation/decision/decision.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmedAction } from '#components/account/credential/confirmed-action.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './member-page.css.ts';
import { useInvalidateMembers } from './use-invalidate-members.ts';

/** The section of a member's page for their access: sessions, second factor and deletion. */
export function MemberActions({ member }: { member: User }) {
  const may = useMay();
  const { me } = useSite();
  if (me.userID === member.userID || !may(['users.edit', 'users.delete'])) return null;
  return (
    <SettingsCard id="access" title={t('user.access.title')} words={t('user.access.words')}>
      <div className={styles.actions}>
        {may('users.edit') && <Access member={member} />}
        {may('users.edit') && may('users.delete') && (
          <ButtonLink size="small" href={`/dashboard/members/merge?userID=${member.userID}`}>
            {t('user.merge.begin')}
          </ButtonLink>
        )}
        {may('users.delete') && <Deletion member={member} />}
      </div>
    </SettingsCard>
  );
}

function Access({ member: { userID, name } }: { member: User }) {
  const { api } = useSite();
  const may = useMay();
  const toasts = useToasts();
  const invalidate = useInvalidateMembers();
  const { data: account } = useQuery(userEditQuery(api, userID));
  const say = (text: string) => {
    toasts.add({ text, tone: 'success' });
    void invalidate();
  };
  return (
    <>
      <Confirm
        title={t('user.sign-out.title', { name })}
        confirmLabel={t('user.sign-out.submit')}
        onConfirm={() => endSessions(api, { userID })}
        onDone={() => say(t('user.sign-out.done', { name }))}
        trigger={(open) => (
          <Button size="small" onClick={open}>
            {t('user.sign-out.submit')}
          </Button>
        )}
      >
        {t('user.sign-out.words')}
      </Confirm>
      {account?.hasSecondFactor && (
        <ConfirmedAction
          label={t('user.factor.submit')}
          title={t('user.factor.title', { name })}
          words={t('user.factor.words')}
          perform={() => removeTwoFactor(api, userID)}
          done={t('user.factor.done', { name })}
          onDone={invalidate}
        />
      )}
      {may('site.manage') && <PreviewButton userID={userID} name={name} />}
    </>
  );
}

/** The button that shows the forum as this member sees it. The home page opens anew, without kept data. */
function PreviewButton({ userID, name }: Pick<User, 'userID' | 'name'>) {
  const { api } = useSite();
  return (
    <Confirm
      title={t('user.view-as.title', { name })}
      confirmLabel={t('user.view-as.submit')}
      onConfirm={() => startMemberPreview(api, userID)}
      onDone={() => location.assign('/')}
      trigger={(open) => (
        <Button size="small" onClick={open}>
          {t('user.view-as.submit')}
        </Button>
      )}
    >
      {t('user.view-as.words')}
    </Confirm>
  );
}

const deletionFields = (): FormSchema['properties'] => ({
  deleteMethod: {
    type: 'string',
    enum: deleteMethods,
    'x-control': {
      inputType: 'choice',
      label: t('user.delete.method'),
      choices: Object.fromEntries(deleteMethods.map((one) => [one, t(`user.delete.${one}`)])),
      explanations: Object.fromEntries(deleteMethods.map((one) => [one, t(`user.delete.${one}-help`)])),
    },
  },
});

function Deletion({ member }: { member: User }) {
  const { userID, name } = member;
  const { api } = useSite();
  const router = useRouter();
  const invalidate = useInvalidateMembers();
  const { data: content } = useQuery(memberContentQuery(api, userID));
  const counts = {
    discussions: content?.countDiscussions ?? member.countDiscussions ?? 0,
    comments: content?.countComments ?? member.countComments ?? 0,
  };
  return (
    <ConfirmedAction
      label={t('user.delete.submit')}
      title={t('user.delete.title', { name })}
      words={
        <>
          <p>{t('user.delete.words')}</p>
          <p>{t('user.delete.counts', counts)}</p>
          {content !== undefined && content.countOthersComments > 0 && (
            <p>{t('user.delete.others', { count: content.countOthersComments })}</p>
          )}
        </>
      }
      fields={deletionFields()}
      values={{ deleteMethod: 'keep' }}
      perform={({ deleteMethod }) => deleteUser(api, userID, deleteMethod as DeleteMethod)}
      done={t('user.delete.done', { name })}
      onDone={async () => {
        await router.navigate({ href: memberListPath });
        await invalidate();
      }}
    />
  );
}
