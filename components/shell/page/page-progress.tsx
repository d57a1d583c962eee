import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BufferedChannel } from '#components/primitives/runtime/buffered-channel.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import type { PageLoadEvent } from '#machines/shell/page/page-load.machine.ts';

const loadLine = () => import('./page-load.tsx').then(({ PageLoad }) => PageLoad);

type LoadStatus = 'loading' | 'success' | 'error';

/**
 * Shows the progress of a navigation that takes longer than a moment. The progress line is loaded with the first
 * navigation.
 */
export function PageProgress() {
  const status = useRouterState({
    select: ({ status: routing, matches }): LoadStatus => {
      if (routing === 'pending') return 'loading';
      return matches.some((match) => match.status === 'error') ? 'error' : 'success';
    },
  });
  const [PageLoad, wake] = useLazyComponent(loadLine);
  const mail = useStatusMail(status);
  useEffect(() => {
    if (status === 'loading') wake();
  }, [status, wake]);
  return PageLoad ? <PageLoad mail={mail} /> : null;
}

/** Returns the changes of the status as events. The status at the first render sends no event. */
function useStatusMail(status: LoadStatus): BufferedChannel<PageLoadEvent> {
  const [mail] = useState(() => new BufferedChannel<PageLoadEvent>());
  const reported = useRef(status);
  useEffect(() => {
    if (reported.current === status) return;
    reported.current = status;
    mail.send(events[status]);
  }, [status, mail]);
  return mail;
}

const events = {
  loading: { type: 'load.started' },
  success: { type: 'load.succeeded' },
  error: { type: 'load.failed' },
} as const;
