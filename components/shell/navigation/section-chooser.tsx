import { Check, ChevronDown, Waypoints } from 'lucide-react';
import { useId } from 'react';
import { currentTranslations, t } from '#api/translations.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { item, list } from './flyout.css.ts';
import { useSectionChoices } from './section-choices.ts';
import * as styles from './section-chooser.css.ts';

/**
 * The menu of the subcommunities and the whole site (docs/behavior/administration.md#subcommunities), with a check mark
 * at the current one. It uses the native popover API, so it works without scripts. Its links are plain links, because
 * each subcommunity requires a full page load.
 */
export function SectionChooser() {
  const { section: current } = useSite();
  const choices = useSectionChoices();
  const id = useId();
  const name = t('shell.section.choose');
  return (
    <div className={styles.root}>
      <button type="button" className={styles.button} popoverTarget={id}>
        <Waypoints size={18} aria-hidden="true" />
        <span className={styles.name}>
          {current ? (
            <>
              <VisuallyHidden>{name}: </VisuallyHidden>
              <bdi>{current.name}</bdi>
            </>
          ) : (
            name
          )}
        </span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <nav id={id} popover="auto" aria-label={name} className={styles.panel}>
        <ul className={list}>
          {choices.map(({ slug, name: label, contentLocale }) => {
            const isCurrent = slug === (current?.slug ?? '');
            return (
              <li key={slug}>
                <a href={`/${slug}`} className={item} {...(isCurrent && { 'aria-current': 'true' as const })}>
                  <Check size={16} aria-hidden="true" className={isCurrent ? undefined : styles.blank} />
                  <span dir="auto" className={styles.label}>
                    {label}
                  </span>
                  <LocaleName locale={contentLocale} />
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

/** The language of a subcommunity, named in its own language. */
const LocaleName = ({ locale }: { locale: string | null }) => {
  const language = currentTranslations().offered.find(({ code }) => code === locale);
  return language ? (
    <bdi lang={language.code} className={styles.locale}>
      {language.name}
    </bdi>
  ) : null;
};
