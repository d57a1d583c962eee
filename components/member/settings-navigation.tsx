import { useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Link } from '#components/primitives/link.tsx';
import * as styles from './settings-navigation.css.ts';
import { partsThatExist, type SettingsPart, settingsParts } from './settings-parts.ts';

/** All parts where nobody knows which pages there are, as in a story. */
function useParts(): readonly SettingsPart[] {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null | undefined;
  return router ? partsThatExist(Object.keys(router.routesByPath)) : settingsParts;
}

/** The way between the pages on which members set something for themselves; `current` is the address of this one. */
export function SettingsNavigation({ current }: { current: string }) {
  const parts = useParts();
  const here = parts.find(({ href }) => href === current);
  return (
    <>
      <nav aria-label="Settings" className={styles.column}>
        <Parts parts={parts} current={current} />
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <span>Settings: {here?.name ?? 'All'}</span>
          <ChevronDown size={16} aria-hidden className={styles.sign} />
        </summary>
        <nav aria-label="Settings">
          <Parts parts={parts} current={current} />
        </nav>
      </details>
    </>
  );
}

const Parts = ({ parts, current }: { parts: readonly SettingsPart[]; current: string }) => (
  <ul className={styles.parts}>
    {parts.map(({ name, href }) => (
      <li key={href}>
        <Link
          href={href}
          tone="plain"
          className={styles.part}
          {...(href === current && { 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
