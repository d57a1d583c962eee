import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { signIn, signOut } from '#api/member/session/session.client.ts';
import { t } from '#api/translations.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectSession, type SessionView } from '#machines/account/sign-in/session.connect.ts';
import { type SessionMember, sessionMachine } from '#machines/account/sign-in/session.machine.ts';
import * as styles from './session.css.ts';
import { announceSession, listenForSession } from './session-channel.ts';
import { useEntryLink } from './use-entry-link.ts';

/**
 * The session that the page was rendered with. After the session expires, the member can sign in again in place. The
 * page loses nothing, and `onRenewed` continues the rejected action. `children` renders content that depends on the
 * session.
 */
export function Session({ children, ...input }: SessionProps) {
  const session = useSession(input);
  return (
    <div {...session.getRootProps()} className={styles.session}>
      {children?.(session)}
      {session.isPostponed && (
        <Message
          tone="warning"
          actions={
            <Button size="small" {...session.getAgainProps()}>
              {t('account.session.again')}
            </Button>
          }
        >
          {t('account.session.postponed')}
        </Message>
      )}
      {session.isChanged && (
        <Message
          tone="warning"
          live
          actions={
            <Button size="small" {...session.getReloadProps()}>
              {t('account.session.reload')}
            </Button>
          }
        >
          <TranslatedText id="account.session.changed" values={{ name: <bdi>{session.member?.name}</bdi> }} />
        </Message>
      )}
      <SignInAgain session={session} />
    </div>
  );
}

/** Props of `Session`. `isOver` states that the server no longer recognizes the session. */
export interface SessionProps {
  readonly member: SessionMember | undefined;
  readonly isOver?: boolean;
  readonly onRenewed?: () => void;
  readonly onSignedOut?: () => void;
  readonly onReload?: () => void;
  readonly children?: (session: SessionView) => ReactNode;
}

function useSession(input: Omit<SessionProps, 'children'>) {
  const { api } = useSite();
  const latest = useRef(input);
  latest.current = input;
  const logic = useMemo(() => {
    return sessionMachine.provide({
      actors: {
        signIn: fromPromise(async ({ input: credentials }) => {
          const { userID, name } = (await signIn(api, { ...credentials, persistent: true })).body;
          announceSession({ userID, name });
          return { userID, name };
        }),
        signOut: fromPromise<unknown>(async () => {
          await signOut(api);
          announceSession(undefined);
        }),
      },
      actions: {
        goOn: () => latest.current.onRenewed?.(),
        leave: () => (latest.current.onSignedOut ?? (() => location.assign('/')))(),
        reloadPage: () => (latest.current.onReload ?? (() => location.reload()))(),
      },
    });
  }, [api]);
  const [snapshot, send] = useMachine(logic, { input: { member: input.member } });
  const { isOver = false } = input;
  useEffect(() => {
    if (isOver) send({ type: 'session.ended' });
  }, [isOver, send]);
  useEffect(
    () => listenForSession((member) => send(member ? { type: 'session.began', member } : { type: 'session.ended' })),
    [send],
  );
  return connectSession(snapshot, send);
}

function SignInAgain({ session }: { session: ReturnType<typeof useSession> }) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      {...session.getDialogProps()}
      size="small"
      title={t('account.session.again')}
      description={t('account.session.expired')}
      initialFocus={password}
    >
      <form {...session.getFormProps()} className={styles.form}>
        <DialogBody className={styles.fields}>
          {session.problem && (
            <Message tone="error" live>
              {session.problem}
            </Message>
          )}
          <Field label={t('account.field.email-or-name')} required>
            {(wiring) => (
              <Input {...wiring} name="name" autoComplete="username" defaultValue={session.member?.name} dir="auto" />
            )}
          </Field>
          <Field label={t('account.field.password')} required>
            {(wiring) => (
              <Input {...wiring} ref={password} name="password" type="password" autoComplete="current-password" />
            )}
          </Field>
          {session.asksCode && (
            <Field label={t('account.field.code')} help={t('account.session.code-help')} required>
              {(wiring) => <Input {...wiring} name="code" autoComplete="one-time-code" />}
            </Field>
          )}
        </DialogBody>
        <DialogFooter>
          <Button {...session.getLaterProps()}>{t('account.session.later')}</Button>
          <Button variant="primary" {...session.getSignInProps()}>
            {t('account.sign-in.submit')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** The sign-out button. If the server did not end the session, it shows the error and can be tried again. */
export function SignOut({ session, look }: { session: SessionView; look?: string }) {
  const entryLink = useEntryLink();
  if (session.isGuest)
    return (
      <Message
        tone="success"
        live
        actions={<ButtonLink {...entryLink('signIn')}>{t('account.sign-in.submit')}</ButtonLink>}
      >
        {t('account.session.over')}
      </Message>
    );
  if (!session.isMember) return null;
  return (
    <>
      {session.problem && (
        <Message tone="error" live onDismiss={session.dismiss}>
          {session.problem}
        </Message>
      )}
      <Button
        variant="transparent"
        icon={<LogOut size={16} />}
        {...(look && { className: look })}
        {...session.getSignOutProps()}
      >
        {t('account.session.sign-out')}
      </Button>
    </>
  );
}
