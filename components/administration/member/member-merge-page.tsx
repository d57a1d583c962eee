import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeftRight, Search } from 'lucide-react';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import type { MergePreview } from '#api/member/merge/member-merge.contract.ts';
import { mergePreviewQuery } from '#api/member/merge/member-merge.queries.ts';
import { memberListPath } from '#api/member/user/member-list-filter.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmedAction } from '#components/account/credential/confirmed-action.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import * as styles from './member-merge.css.ts';
import { MergeComparison } from './merge-comparison.tsx';
import { runMerge } from './run-merge.ts';
import { useInvalidateMembers } from './use-invalidate-members.ts';

const path = '/dashboard/members/merge';

/** The members to merge. `name` is the entered name; `problem` is the reason why there is no comparison. */
export interface MergeQuestion {
  readonly userID: number;
  readonly into?: number | undefined;
  readonly name?: string | undefined;
  readonly problem?: string | undefined;
}

/** The page that merges a member into another one: choose the other, compare both, confirm. */
export function MemberMergePage({ question }: { question: MergeQuestion }) {
  const { api } = useSite();
  const { userID, into } = question;
  const { data: member } = useSuspenseQuery(userQuery(api, userID));
  return (
    <DashboardPage
      title={t('user.merge.title', { name: member.name })}
      description={t('user.merge.words')}
      path={`${memberListPath}/merge`}
    >
      <Choice question={question} />
      {into !== undefined && <Compared sourceID={userID} targetID={into} />}
    </DashboardPage>
  );
}

/** The form that names the other account. It works without JavaScript. */
function Choice({ question: { userID, into, name, problem } }: { question: MergeQuestion }) {
  const { api } = useSite();
  const { data: target } = useQuery({ ...userQuery(api, into ?? 0), enabled: into !== undefined });
  const shown = name ?? target?.name ?? '';
  return (
    <Card as="section" padding="large" aria-label={t('user.merge.choose')}>
      <form method="get" action={path} className={styles.search}>
        <input type="hidden" name="userID" value={userID} />
        <Field
          className={styles.searchField}
          label={t('user.merge.other')}
          help={t('user.merge.other-help')}
          error={problem}
          required
        >
          {(wiring) => (
            <Input
              {...wiring}
              key={shown}
              name="name"
              defaultValue={shown}
              autoComplete="off"
              maxLength={100}
              dir="auto"
            />
          )}
        </Field>
        <Button type="submit" {...(into === undefined && { variant: 'primary' as const })} icon={<Search size={16} />}>
          {t('user.merge.compare')}
        </Button>
      </form>
    </Card>
  );
}

const roleFields = (roles: MergePreview['roles']): FormSchema['properties'] =>
  roles.length === 0
    ? {}
    : {
        roleIDs: {
          type: 'array',
          items: { type: 'integer', enum: roles.map(({ roleID }) => roleID) },
          'x-control': {
            inputType: 'choices',
            label: t('user.merge.roles'),
            description: t('user.merge.roles-help'),
            choices: Object.fromEntries(roles.map(({ roleID, name }) => [roleID, name])),
          },
        },
      };

function Compared({ sourceID, targetID }: { sourceID: number; targetID: number }) {
  const { api } = useSite();
  const router = useRouter();
  const invalidate = useInvalidateMembers();
  const { data } = useSuspenseQuery(mergePreviewQuery(api, sourceID, targetID));
  const { source, target } = data;
  const names = { source: source.user.name, target: target.user.name };
  const merge = ({ roleIDs = [] }: FormValues) =>
    runMerge(api, { sourceID, targetID, roleIDs: roleIDs as readonly number[] });
  return (
    <Card as="section" padding="large" aria-label={t('user.merge.compare')}>
      <div className={stack({ gap: 'large' })}>
        <MergeComparison source={source} target={target} />
        <div className={stack({ gap: 'medium' })}>
          <h2 className={styles.title}>{t('user.merge.effects')}</h2>
          <Effects preview={data} names={names} />
          {(source.banned || source.muted) && (
            <Message tone="warning">
              {t(source.banned ? 'user.merge.ban-follows' : 'user.merge.mute-follows', names)}
            </Message>
          )}
        </div>
        <div className={styles.actions}>
          <ConfirmedAction
            variant="primary"
            label={t('user.merge.submit')}
            title={t('user.merge.confirm', names)}
            words={<p>{t('user.merge.confirm-words', names)}</p>}
            fields={roleFields(data.roles.filter(({ assignable }) => assignable))}
            values={{ roleIDs: [] }}
            perform={merge}
            done={t('user.merge.done', names)}
            onDone={async () => {
              await router.navigate({ href: `/dashboard/members/${targetID}` });
              await invalidate();
            }}
          />
          <ButtonLink href={`${path}?userID=${targetID}&into=${sourceID}`} icon={<ArrowLeftRight size={16} />}>
            {t('user.merge.swap')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

interface EffectsProps {
  readonly preview: MergePreview;
  readonly names: { readonly source: string; readonly target: string };
}

const Effects = ({ preview: { lostReactions, roles }, names }: EffectsProps) => (
  <ul className={styles.effects}>
    <li>{t('user.merge.effect-content', names)}</li>
    <li>{t('user.merge.effect-account', names)}</li>
    <li>{t('user.merge.effect-names', names)}</li>
    {lostReactions > 0 && <li>{t('user.merge.effect-reactions', { count: lostReactions })}</li>}
    {roles.length > 0 && (
      <li>{t('user.merge.effect-roles', { ...names, roles: roles.map(({ name }) => name).join(', ') })}</li>
    )}
    <li>{t('user.merge.effect-undo')}</li>
  </ul>
);
