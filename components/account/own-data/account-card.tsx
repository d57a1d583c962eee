import { SettingsCard, type SettingsCardProps } from '#components/member/settings/settings-card.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import * as styles from './account-card.css.ts';

/** Props of `AccountCard`. `problem` is announced to screen readers when it appears. */
export interface AccountCardProps extends SettingsCardProps {
  readonly problem?: string | undefined;
}

/** A card of the account pages: a heading, a description and its controls. */
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
