import { use } from 'react';
import type { Change } from '#scripts/component-pages/facts.ts';
import { loadChanges, loadIndex } from '#stories/workbench/component-page/load-facts.ts';
import { componentLink } from '#stories/workbench/story-links.ts';
import * as styles from './start-page.css.ts';

/** The components, machines and tokens that changed since the last release. */
export function ChangeList() {
  const { since, components, machines, tokens } = use(loadChanges());
  const known = new Set(use(loadIndex()).map(({ address }) => address));
  if (!since) return <p className={styles.quiet}>Git does not know the last release here, so no changes are listed.</p>;
  const groups = { Components: components, Machines: machines, Tokens: tokens };
  const count = components.length + machines.length + tokens.length;
  return (
    <>
      <p className={styles.quiet}>
        Since {since}: {count === 0 ? 'nothing has changed.' : `${count} changes.`}
      </p>
      {Object.entries(groups)
        .filter(([, changes]) => changes.length > 0)
        .map(([title, changes]) => (
          <Group key={title} title={title} changes={changes} known={known} />
        ))}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly known: ReadonlySet<string>;
}

const most = 6;

function Group({ title, changes, known }: GroupProps) {
  const [first, rest] = [changes.slice(0, most), changes.slice(most)];
  return (
    <div>
      <h3 className={styles.subtitle}>
        {title} <span className={styles.quietCount}>{changes.length}</span>
      </h3>
      <Lines changes={first} known={known} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{rest.length} more</summary>
          <Lines changes={rest} known={known} />
        </details>
      )}
    </div>
  );
}

const Lines = ({ changes, known }: Omit<GroupProps, 'title'>) => (
  <ul className={styles.changes}>
    {changes.map(({ kind, name, value }) => (
      <li key={name} className={styles.change}>
        <span className={styles.kind} data-kind={kind}>
          {kind}
        </span>
        {known.has(name) ? (
          <a href={componentLink(name)} target="_top">
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        {value && <span className={styles.quiet}>{value}</span>}
      </li>
    ))}
  </ul>
);
