import { type AnyRouter, type BlockerFn, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The question whether unsaved changes are discarded, as a machine asks it. */
export interface LeaveQuestion {
  readonly isAsking: boolean;
  /** Whether the machine has ended, so that the page may be left. */
  readonly isLeft: boolean;
  /** Asks the question. */
  readonly leave: () => void;
}

/** The options of a guard. */
export interface LeaveGuardOptions {
  /** Whether something on the page is unsaved. */
  readonly isGuarded: boolean;
  /** Whether the question can be asked now. Otherwise, the page stays. */
  readonly canAsk?: boolean;
  /** Called when the machine has ended and no navigation waits for it. */
  readonly onLeft?: () => void;
}

/**
 * Asks before a page with unsaved changes is left: within the forum by the question of the caller, otherwise by the
 * browser. Without a router, such as in a story, only the browser asks. Returns a function that lets the waiting
 * navigation proceed. `useBlocker` of the router would be a part of the script of every page.
 */
export function useLeaveGuard(question: LeaveQuestion, { isGuarded, canAsk = true, onLeft }: LeaveGuardOptions) {
  const { isAsking, isLeft } = question;
  const isBlocking = isGuarded && !isLeft;
  const router: AnyRouter | undefined = useRouter({ warn: false });
  const latest = useRef({ leave: question.leave, canAsk, onLeft });
  latest.current = { leave: question.leave, canAsk, onLeft };
  /** Answers the waiting navigation whether the page stays. */
  const answer = useRef<(stays: boolean) => void>(undefined);
  useEffect(() => {
    if (!isBlocking) return undefined;
    return router?.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }: Parameters<BlockerFn>[0]) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        if (!latest.current.canAsk) return true;
        answer.current?.(true);
        latest.current.leave();
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      },
    });
  }, [isBlocking, router]);
  useEffect(() => {
    if (isAsking) return;
    if (answer.current) answer.current(!isLeft);
    else if (isLeft) latest.current.onLeft?.();
    answer.current = undefined;
  }, [isAsking, isLeft]);
  useEffect(() => {
    if (!isBlocking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBlocking]);
  return () => answer.current?.(false);
}
