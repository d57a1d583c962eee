import { useEffect } from 'react';
import type { BufferedChannel } from '#components/primitives/runtime/buffered-channel.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectPageLoad } from '#machines/shell/page/page-load.connect.ts';
import { type PageLoadEvent, pageLoadMachine } from '#machines/shell/page/page-load.machine.ts';
import { line } from './page-progress.css.ts';

/**
 * A progress line that slows down while a page loads (docs/behavior/shell.md#loading). It is decorative: screen readers
 * announce the new page by its title.
 */
export function PageLoad({ mail }: { mail: BufferedChannel<PageLoadEvent> }) {
  const [snapshot, send] = useMachine(pageLoadMachine);
  const load = connectPageLoad(snapshot, send);
  useEffect(() => mail.listen(send), [mail, send]);
  return (
    <div aria-hidden="true" {...load.getRootProps()}>
      {load.isSlow && <div className={line} />}
    </div>
  );
}
