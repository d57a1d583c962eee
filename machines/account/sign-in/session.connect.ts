import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { SessionEvent, sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

interface Submit {
  readonly currentTarget: HTMLFormElement;
  preventDefault(): void;
  stopPropagation(): void;
}

/**
 * Maps a snapshot of the session machine to props: the member, the state of the session, and the props of its actions.
 */
export function connectSession(snapshot: Snapshot, send: (event: SessionEvent) => void) {
  const { member, reason, asksCode } = snapshot.context;
  const isExpired = snapshot.hasTag('expired');
  const isPostponed = snapshot.matches({ expired: 'postponed' });
  const postpone = () => send({ type: 'signIn.postponed' });
  const isBusy = snapshot.hasTag('busy');
  return {
    member,
    asksCode,
    isGuest: snapshot.matches('guest'),
    isMember: snapshot.matches('member'),
    isPostponed,
    isChanged: snapshot.matches('changed'),
    problem: snapshot.hasTag('error') ? reason : undefined,
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: isExpired && !isPostponed,
      onOpenChange: (open: boolean) => {
        if (!open && !isBusy) postpone();
      },
    }),
    getFormProps: () => ({
      // In the React tree, this form may be inside another form whose submission found the session expired, although
      // the two are not nested in the DOM.
      onSubmit: (event: Submit) => {
        event.preventDefault();
        event.stopPropagation();
        const entered = new FormData(event.currentTarget);
        const code = String(entered.get('code') ?? '').trim();
        send({
          type: 'signIn.submitted',
          name: String(entered.get('name')),
          password: String(entered.get('password')),
          ...(code && { code }),
        });
      },
    }),
    getSignInProps: () => ({ type: 'submit' as const, busy: isBusy }),
    getLaterProps: () => ({
      onClick: postpone,
      ...(isBusy && { disabledReason: t('account.session.busy') }),
    }),
    getAgainProps: () => ({ onClick: () => send({ type: 'signIn.requested' }) }),
    getSignOutProps: () => ({ busy: isBusy, onClick: () => send({ type: 'signOut.requested' }) }),
    getReloadProps: () => ({ onClick: () => send({ type: 'reload.requested' }) }),
  };
}

/** The props of the session view. */
export type SessionView = ReturnType<typeof connectSession>;
