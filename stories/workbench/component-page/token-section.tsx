import { storyLink } from '#stories/workbench/story-links.ts';
import { TokenSample } from '#stories/workbench/theme/token-sample.tsx';
import { propertyOf, useTokenValues } from '#stories/workbench/theme/token-values.ts';
import { vars } from '#theme/contract.css.ts';
import * as styles from './component-page.css.ts';

type Group = keyof typeof vars;

/** The tokens that the styles of a component use, with their present values. */
export function TokenSection({ tokens }: { tokens: readonly string[] }) {
  const read = useTokenValues();
  const known = tokens.flatMap((token) => tokenOf(token) ?? []);
  return (
    <>
      <p className={styles.quiet}>
        Change a value on the page of{' '}
        <a href={storyLink('theme--tokens--tokens')} target="_top">
          all tokens
        </a>
        ; every story of this tab follows.
      </p>
      <ul className={styles.tokens}>
        {known.map(({ token, group, variable }) => (
          <li key={token} className={styles.token}>
            {group === 'color' ? (
              <span className={styles.swatch} style={{ background: variable }} aria-hidden />
            ) : (
              <TokenSample group={group} variable={variable} />
            )}
            <span className={styles.tokenText}>
              <code className={styles.propName}>{propertyOf(variable)}</code>
              <span className={styles.quiet}>{read(propertyOf(variable))}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function tokenOf(token: string) {
  const [group = '', name = ''] = token.split('.');
  const variable = (vars as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name];
  return variable ? { token, group: group as Group, variable } : undefined;
}
