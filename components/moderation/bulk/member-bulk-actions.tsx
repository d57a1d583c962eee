import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmSession } from '#api/account/credential/two-factor.client.ts';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { longestMessage, maxSubjectLength } from '#api/conversation/conversation-limits.ts';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { type DeleteMethod, deleteMethods } from '#api/member/user/delete-method.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import { t } from '#api/translations.ts';
import { isVisible } from '#api/visible-text.ts';
import { proofNeeded } from '#components/account/credential/session-proof.ts';
import { BanForm, emptyBan } from '#components/moderation/sanction/ban-form.tsx';
import { sanctionEndAfter } from '#components/moderation/sanction/sanction-end.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { MemberBulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { BulkJob, type BulkJobProps } from './bulk-job.tsx';
import { useBulkSelection } from './bulk-selection.tsx';
import type { BulkJobCallbacks } from './bulk-toolbar.tsx';
import { BulkWarning } from './bulk-warning.tsx';
import { CheckList } from './check-list.tsx';
import { runJob, sendBans, sendMemberDeletion, sendMessages, sendRoles, useBulkRun } from './use-bulk-run.ts';

interface MemberBulkActionsProps {
  readonly records: readonly BulkRecord[];
  readonly reports: BulkJobCallbacks;
}

/** Whether every member was changed. Otherwise the fields keep what was entered, for the next attempt. */
const isComplete = (response: BulkResponse | undefined): boolean =>
  response !== undefined && Object.keys(response.progress.exceptionsByID).length === 0;

type ActionProps = Omit<BulkJobProps, 'onSend' | 'action' | 'form' | 'lack'>;

/** The actions on the selected members: roles, message, warning, ban, deletion, each if the viewer may perform it. */
export function MemberBulkActions({ records, reports }: MemberBulkActionsProps) {
  const may = useMay();
  const calls = useBulkRun();
  const { settings } = useSite();
  const selection = useBulkSelection()?.selection;
  if (!selection) return null;
  const shared = (action: MemberBulkAction | 'warn'): ActionProps => ({
    records,
    ids: selection.checked,
    refusal: selection.isPending ? t('moderation.bulk.running') : undefined,
    onResume: calls.resume,
    ...reports,
    onEnded: (response: BulkResponse | undefined) => {
      reports.onEnded();
      calls.ended(action, response);
    },
  });
  const maySanction = may(sanctionPermissions);
  const mayWrite = may(['community.moderate', 'users.edit', 'site.manage']) && may('conversations.add');
  return (
    <>
      {may('users.edit') && <Roles {...shared('assign')} />}
      {mayWrite && settings['conversations.enabled'] !== false && <Writing {...shared('write')} />}
      <BulkWarning {...shared('warn')} recordType="user" />
      {maySanction && <Ban {...shared('ban')} />}
      {may('users.delete') && <Deletion {...shared('remove-member')} />}
    </>
  );
}

function Roles(props: ActionProps) {
  const { api } = useSite();
  const { data: roles = [] } = useQuery(assignableRolesQuery(api));
  const [given, setGiven] = useState<readonly number[]>([]);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const options = roles.filter(({ assignable }) => assignable).map(({ roleID, name }) => ({ id: roleID, name }));
  return (
    <BulkJob
      {...props}
      action="assign"
      lack={given.length + taken.length === 0 ? t('user.bulk.lack') : undefined}
      form={
        <>
          <CheckList legend={t('user.bulk.give')} options={options} chosen={given} onChange={setGiven} />
          <CheckList legend={t('user.bulk.take')} options={options} chosen={taken} onChange={setTaken} />
        </>
      }
      onSend={({ ids }) =>
        runJob(sendRoles(api, { userIDs: [...ids], addRoleIDs: [...given], removeRoleIDs: [...taken] }))
      }
      onEnded={(response) => {
        props.onEnded?.(response);
        if (!isComplete(response)) return;
        setGiven([]);
        setTaken([]);
      }}
    />
  );
}

function Writing(props: ActionProps) {
  const { api, settings } = useSite();
  const [name, setName] = useState('');
  const [body, setBody] = useState('');
  const hasSubject = settings['conversations.subjects'] === true;
  return (
    <BulkJob
      {...props}
      action="write"
      lack={isVisible(body) ? undefined : t('user.bulk.message-lack')}
      form={
        <>
          {hasSubject && (
            <Field label={t('user.bulk.subject')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  maxLength={maxSubjectLength}
                  dir="auto"
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
          )}
          <Field label={t('user.bulk.message')}>
            {(wiring) => (
              <Textarea
                {...wiring}
                rows={5}
                maxLength={longestMessage}
                dir="auto"
                value={body}
                onChange={({ target }) => setBody(target.value)}
              />
            )}
          </Field>
        </>
      }
      onSend={({ ids }) =>
        runJob(sendMessages(api, { userIDs: [...ids], body, ...(hasSubject && isVisible(name) && { name }) }))
      }
      onEnded={(response) => {
        props.onEnded?.(response);
        if (isComplete(response)) setBody('');
      }}
    />
  );
}

function Ban(props: ActionProps) {
  const { api } = useSite();
  const [{ days, ...ban }, setBan] = useState(emptyBan);
  return (
    <BulkJob
      {...props}
      action="ban"
      form={<BanForm ban={{ days, ...ban }} onBan={setBan} />}
      onSend={({ ids }) => runJob(sendBans(api, { userIDs: [...ids], ...ban, dateExpires: sanctionEndAfter(days) }))}
    />
  );
}

function Deletion(props: ActionProps) {
  const { api } = useSite();
  const { data: safety } = useQuery(twoFactorQuery(api));
  const [method, setMethod] = useState<DeleteMethod>('keep');
  const [secret, setSecret] = useState('');
  const proof = safety && proofNeeded(safety);
  return (
    <BulkJob
      {...props}
      action="remove-member"
      lack={proof && secret === '' ? t('user.bulk.proof-lack') : undefined}
      form={
        <>
          <RadioGroup
            label={t('user.delete.method')}
            value={method}
            onValue={setMethod}
            options={deleteMethods.map((value) => ({
              value,
              label: t(`user.delete.${value}`),
              help: t(`user.delete.${value}-help`),
            }))}
          />
          {proof && (
            <Field label={t(proof === 'password' ? 'user.form.own-password' : 'user.form.own-code')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  type={proof === 'password' ? 'password' : 'text'}
                  autoComplete={proof === 'password' ? 'current-password' : 'one-time-code'}
                  dir="ltr"
                  value={secret}
                  onChange={({ target }) => setSecret(target.value)}
                />
              )}
            </Field>
          )}
        </>
      }
      onSend={async ({ ids }) => {
        if (proof) await confirmSession(api, proof === 'password' ? { password: secret } : { code: secret });
        return runJob(sendMemberDeletion(api, { userIDs: [...ids], deleteMethod: method }));
      }}
      onEnded={(response) => {
        props.onEnded?.(response);
        if (isComplete(response)) setSecret('');
      }}
    />
  );
}
