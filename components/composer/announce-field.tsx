import * as styles from './composer.css.ts';

/** Where a discussion is announced. */
export type PinChoice = 'none' | 'category' | 'recent';

const choices = (category: string): readonly { value: PinChoice; words: string }[] => [
  { value: 'none', words: "Don't announce" },
  { value: 'category', words: `Announce in ${category}` },
  { value: 'recent', words: `Announce in ${category} and recent posts` },
];

/** Where a discussion stands first (`spec/screens.md` C1); only for those who may announce. */
export const AnnounceField = ({ choice, category, onChoice }: AnnounceFieldProps) => (
  <fieldset className={styles.radios}>
    <legend className={styles.legend}>Announce Post</legend>
    {choices(category).map(({ value, words }) => (
      <label key={value}>
        <input type="radio" name="pinLocation" checked={choice === value} onChange={() => onChoice(value)} /> {words}
      </label>
    ))}
  </fieldset>
);

interface AnnounceFieldProps {
  readonly choice: PinChoice;
  readonly category: string;
  readonly onChoice: (choice: PinChoice) => void;
}
