import { SettingsCard, type SettingsCardProps } from '#components/member/settings/settings-card.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import * as styles from './account-card.css.ts';

/** What a card of the account pages says and holds; `problem` is read out when it appears. */
export interface AccountCardProps extends SettingsCardProps {
  readonly problem?: string | undefined;
}

/** One matter of the account: a heading, a sentence, and what can be done. */
export const AccountCard = ({ problem, children, ...card }: AccountCardProps) => (
  <SettingsCard {...card}>
    <div className={styles.body}>
      {problem && (
        <Message tone="error" live>
          {problem}
        </Message>
      )}
      {children}
    </div>
  </SettingsCard>
);
