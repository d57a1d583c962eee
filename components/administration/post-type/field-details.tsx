import * as styles from '#components/moderation/rule/settings-list.css.ts';

interface FieldFactsProps {
  readonly apiName: string;
  readonly description: string;
  readonly facts: readonly string[];
}

/** The facts about a profile or post field in a list: its description, API name and input type. */
export const FieldDetails = ({ apiName, description, facts }: FieldFactsProps) => (
  <>
    {description && <p dir="auto">{description}</p>}
    <p className={styles.quiet}>
      <code>{apiName}</code> · {facts.join(' · ')}
    </p>
  </>
);
