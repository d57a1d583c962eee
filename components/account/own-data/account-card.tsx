import { SettingsCard, type SettingsCardProps } from '#components/member/settings/settings-card.tsx';
import {
  SubmissionProblem,
  type SubmissionProblemProps,
} from '#components/primitives/submission/submission-problem.tsx';
import * as styles from './account-card.css.ts';

/** Props of `AccountCard`. A problem of the submission is announced to screen readers when it appears. */
export interface AccountCardProps extends SettingsCardProps {
  readonly submission?: SubmissionProblemProps['submission'] | undefined;
}

/** A card of the account pages: a heading, a description and its controls. */
export const AccountCard = ({ submission, children, ...card }: AccountCardProps) => (
  <SettingsCard {...card}>
    <div className={styles.body}>
      {submission && <SubmissionProblem submission={submission} />}
      {children}
    </div>
  </SettingsCard>
);
