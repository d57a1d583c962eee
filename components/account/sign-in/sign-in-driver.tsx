import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { ApiFailure } from '#api/failure.ts';
import { signIn } from '#api/member/session/session.client.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectSignInForm } from '#machines/account/sign-in/sign-in-form.connect.ts';
import { type SignInEntries, signInFormMachine } from '#machines/account/sign-in/sign-in-form.machine.ts';
import type { EntryDriver } from './entry-form.tsx';

/** Opens the page of the second step, which preserves the target of the first step. */
const openSecondStep = (target: string): void =>
  location.assign(`/entry/secondfactor${target && `?${new URLSearchParams({ Target: target })}`}`);

/** Opens the decision that bans the member. It contains the reason, the end date and how to appeal. */
function openDecision(error: unknown): void {
  const banned = error instanceof ApiFailure && error.code === 'session.banned' ? error.details.record : undefined;
  const url = (banned as { url?: string } | undefined)?.url;
  if (url) location.assign(url);
}

/** Props of `SignInDriver`. `onDriver` is called with the driver on each change. */
export interface SignInDriverProps {
  readonly target: string;
  readonly onDriver: (driver: EntryDriver) => void;
  readonly onSignedIn?: () => void;
}

/** Runs the machine of the sign-in form. Renders nothing. It is loaded at the first interaction with the form. */
export function SignInDriver({ target, onDriver, onSignedIn }: SignInDriverProps) {
  const { api, url } = useSite();
  const open = useRef(onSignedIn);
  open.current = onSignedIn ?? (() => location.assign(safeTarget(target, url)));
  const needsSecondStep = useRef(false);
  const machine = useMemo(
    () =>
      signInFormMachine.provide({
        actors: {
          signIn: fromPromise<unknown, SignInEntries>(({ input }) =>
            signIn(api, input).catch((error: unknown) => {
              openDecision(error);
              if (!(error instanceof ApiFailure) || error.code !== 'session.second-factor') throw error;
              needsSecondStep.current = true;
            }),
          ),
        },
        actions: { tellSignedIn: () => (needsSecondStep.current ? openSecondStep(target) : open.current?.()) },
      }),
    [api, target],
  );
  const [snapshot, send] = useMachine(machine);
  useEffect(() => onDriver(connectSignInForm(snapshot, send)), [snapshot, send, onDriver]);
  return null;
}
