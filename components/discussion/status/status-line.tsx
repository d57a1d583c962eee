import type { StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Words } from '#components/primitives/text/words.tsx';
import * as styles from './status-line.css.ts';
import { StatusMark } from './status-mark.tsx';
import { statusName } from './status-name.ts';

interface StatusLineProps {
  readonly status: StatusFragment;
  /** What everybody is told of it, of ideas. */
  readonly notes?: string | null | undefined;
}

/** What a discussion stands at, on its page, with what is told of it; staff also read who said so, when and why. */
export function StatusLine({ status, notes }: StatusLineProps) {
  const { log } = status;
  const reason = notes ?? log?.reasonUpdated;
  return (
    <>
      <StatusMark status={status} />
      {log && (
        <p className={styles.said}>
          <Words
            id="discussion.status.said"
            values={{
              status: <bdi>{statusName(status)}</bdi>,
              name: <bdi>{log.updateUser.name}</bdi>,
              time: <DateTime date={log.dateUpdated} type="relative" />,
            }}
          />
        </p>
      )}
      {reason && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
    </>
  );
}
