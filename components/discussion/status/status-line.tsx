import type { StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './status-line.css.ts';
import { StatusMark } from './status-mark.tsx';
import { statusName } from './status-name.ts';

interface StatusLineProps {
  readonly status: StatusFragment;
  /** The public note of an idea's status. */
  readonly notes?: string | null | undefined;
}

/** The status of a discussion on its page, with its note. Staff also see who set it, when and why. */
export function StatusLine({ status, notes }: StatusLineProps) {
  const { log } = status;
  const reason = notes ?? log?.reasonUpdated;
  return (
    <>
      <StatusMark status={status} />
      {log && (
        <p className={styles.text}>
          <TranslatedText
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
