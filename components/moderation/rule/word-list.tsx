import { useState } from 'react';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';

interface WordListProps {
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  readonly words: readonly string[];
  readonly onWords: (words: string[]) => void;
}

const linesOf = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

/** A text field for a list of words or phrases, one per line. */
export function WordList({ label, help, error, words, onWords }: WordListProps) {
  const [text, setText] = useState(words.join('\n'));
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={4}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onWords(linesOf(target.value));
          }}
        />
      )}
    </Field>
  );
}
