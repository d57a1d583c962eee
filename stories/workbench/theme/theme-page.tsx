import { useState } from 'react';
import { copied } from '#stories/workbench/copied.ts';
import { settingsIn, useSearch } from '#stories/workbench/settings.ts';
import { vars } from '#theme/contract.css.ts';
import { grid } from '#theme/layout/grid.css.ts';
import { type ColorRole, colorRoles } from '#theme/tokens/color-roles.ts';
import * as styles from './theme-page.css.ts';
import { ThemePairs, type Verdict, verdictsOf } from './theme-pairs.tsx';
import { editToken, forgetEdits, useTokenEdits } from './token-edits.ts';
import { TokenSample } from './token-sample.tsx';
import { propertyOf, sixDigits, useTokenValues } from './token-values.ts';

type Group = Exclude<keyof typeof vars, 'color'>;

const groups: Readonly<Record<Group, string>> = {
  text: 'Type scale',
  leading: 'Line heights',
  weight: 'Weights',
  font: 'Fonts',
  space: 'Spacing',
  radius: 'Corner radii',
  shadow: 'Shadows',
  motion: 'Motion',
  layer: 'Layers',
  size: 'Sizes',
};

/**
 * The page of all tokens, editable in place; all stories of this tab apply the edits. Below the colours it shows the
 * contrast of every colour pair in use, computed from the current values.
 */
export function ThemePage() {
  const { palette } = settingsIn(useSearch());
  const read = useTokenValues();
  const colorOf = (role: ColorRole) => read(propertyOf(vars.color[role]));
  const verdicts = palette === 'forced' ? [] : verdictsOf(colorOf, palette === 'contrast');
  return (
    <div className={styles.page}>
      <h1>Tokens</h1>
      <Edits verdicts={verdicts} />
      <Section title="Colors">
        {(Object.keys(colorRoles) as ColorRole[]).map((role) => (
          <Token key={role} name={role} variable={vars.color[role]} read={read} says={colorRoles[role]} isColor />
        ))}
      </Section>
      <ThemePairs verdicts={verdicts} />
      {(Object.keys(groups) as Group[]).map((group) => (
        <Section key={group} title={groups[group]}>
          {Object.entries(vars[group]).map(([name, variable]) => (
            <Token key={name} name={name} variable={variable} read={read} group={group} />
          ))}
        </Section>
      ))}
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <div className={grid({ least: 'medium' })}>{children}</div>
  </section>
);

/** The edits so far: the number of pairs they break, and buttons to copy and revert them. */
function Edits({ verdicts }: { verdicts: readonly Verdict[] }) {
  const edits = useTokenEdits();
  const all = verdicts.length;
  const unmet = verdicts.filter(({ has, needs }) => has < needs).length;
  const [status, setStatus] = useState('');
  const changed = Object.entries(edits);
  const css = `:root {\n${changed.map(([property, value]) => `  ${property}: ${value};`).join('\n')}\n}`;
  return (
    <div className={styles.edits} role="status">
      <span className={styles.verdict} data-unmet={unmet > 0 ? '' : undefined}>
        {all === 0
          ? 'Forced colors come from the system'
          : unmet === 0
            ? `All ${all} pairs have enough contrast`
            : `${unmet} of ${all} pairs have too little contrast`}
      </span>
      <span className={styles.quiet}>
        {changed.length === 1 ? '1 token changed' : `${changed.length} tokens changed`}
      </span>
      <button
        type="button"
        className={styles.button}
        disabled={changed.length === 0}
        onClick={async () => setStatus((await copied(css)) ? 'Copied.' : 'The browser blocked copying.')}
      >
        Copy as CSS
      </button>
      <button type="button" className={styles.button} disabled={changed.length === 0} onClick={forgetEdits}>
        Reset all
      </button>
      <span className={styles.quiet}>{status}</span>
    </div>
  );
}

interface TokenProps {
  readonly name: string;
  /** The CSS variable of the token: `var(--space-small)`. */
  readonly variable: string;
  readonly read: (property: string) => string;
  readonly says?: string;
  readonly isColor?: boolean;
  readonly group?: Group;
}

function Token({ name, variable, read, says, isColor = false, group = 'size' }: TokenProps) {
  const property = propertyOf(variable);
  const isEdited = property in useTokenEdits();
  const now = read(property);
  return (
    <div className={styles.token} data-edited={isEdited ? '' : undefined}>
      {isColor ? (
        <input
          className={styles.well}
          type="color"
          aria-label={`Pick ${name}`}
          value={/^#[0-9a-f]{6}$/i.test(sixDigits(now)) ? sixDigits(now) : '#888888'}
          onChange={(event) => editToken(property, event.target.value)}
        />
      ) : (
        <TokenSample group={group} variable={variable} />
      )}
      <label>
        <strong>{name}</strong> <span className={styles.quiet}>{property}</span>
        <input
          className={styles.value}
          value={now}
          spellCheck={false}
          onChange={(event) => editToken(property, event.target.value)}
        />
        {says && <span className={styles.quiet}>{says}</span>}
      </label>
      <button
        type="button"
        className={styles.button}
        aria-label={`Reset ${name}`}
        title="Reset"
        disabled={!isEdited}
        onClick={() => editToken(property, undefined)}
      >
        ↺
      </button>
    </div>
  );
}
