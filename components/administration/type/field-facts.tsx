import * as styles from '#components/moderation/rule/settings-list.css.ts';

interface FieldFactsProps {
  readonly apiName: string;
  readonly description: string;
  readonly facts: readonly string[];
}

/** What is to be known of a field of profiles or posts where it is listed: what it says, what programs call it, how it is answered. */
export const FieldFacts = ({ apiName, description, facts }: FieldFactsProps) => (
  <>
    {description && <p dir="auto">{description}</p>}
    <p className={styles.quiet}>
      <code>{apiName}</code> · {facts.join(' · ')}
    </p>
  </>
);
