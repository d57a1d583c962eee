import { useId } from 'react';
import { isBuiltInLanguage, languages } from '#api/languages.ts';
import * as styles from './desk.css.ts';
import { changeSettings, choices, type Settings, useDeskSettings } from './settings.ts';

/** The toolbar with the display settings of stories. */
export function Switches() {
  return (
    <>
      <Choice name="palette" label="Palette" />
      <Segments name="width" label="Width" isLabelSeen />
      <Segments name="text" label="Text" isLabelSeen />
      <Segments name="dir" label="Direction" short={{ ltr: 'LTR', rtl: 'RTL' }} />
      <Choice name="lang" label="Language" />
      <LessMotion />
    </>
  );
}

interface SwitchProps {
  readonly name: keyof Settings;
  readonly label: string;
  readonly short?: Readonly<Record<string, string>>;
  /** Whether the label is visible, for options that are not self-explanatory. */
  readonly isLabelSeen?: boolean;
}

/** Selecting a language also sets its writing direction, which can be changed afterwards. */
const take = (name: keyof Settings, value: string) =>
  changeSettings({
    [name]: name === 'width' || name === 'text' ? Number(value) : value,
    ...(name === 'lang' && isBuiltInLanguage(value) && { dir: languages[value].direction }),
  });

function Choice({ name, label }: SwitchProps) {
  const settings = useDeskSettings();
  return (
    <select
      className={styles.control}
      aria-label={label}
      title={label}
      value={String(settings[name])}
      onChange={(event) => take(name, event.target.value)}
    >
      {Object.entries(choices[name]).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Segments({ name, label, short = {}, isLabelSeen = false }: SwitchProps) {
  const settings = useDeskSettings();
  const group = useId();
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {isLabelSeen && <span aria-hidden>{label}</span>}
      <span className={styles.segments}>
        {Object.entries(choices[name]).map(([value, words]) => (
          <label key={value} className={styles.segment} title={words}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              aria-label={words}
              checked={String(settings[name]) === value}
              onChange={() => take(name, value)}
            />
            {short[value] ?? words.replace(/ (px|%)$/, '')}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

function LessMotion() {
  const { motion } = useDeskSettings();
  const isLess = motion === 'reduced';
  return (
    <button
      type="button"
      className={styles.control}
      aria-pressed={isLess}
      onClick={() => changeSettings({ motion: isLess ? 'full' : 'reduced' })}
    >
      Reduce motion
    </button>
  );
}
