import { Check, Globe } from 'lucide-react';
import type { ComponentProps } from 'react';
import { currentTranslations, t } from '#api/translations.ts';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { item, list } from '#components/shell/navigation/flyout.css.ts';
import { blank } from '#components/shell/navigation/section-chooser.css.ts';
import * as styles from './language-choice.css.ts';

/**
 * The languages to choose from: a button for each, named in its own language, with a check mark at the current one. A
 * plain form that works without scripts and returns to the current page.
 */
export const LanguageForm = (props: ComponentProps<'form'>) => {
  const { language, offered } = currentTranslations();
  return (
    <form action="/language" method="post" {...props}>
      <ul className={list}>
        {offered.map(({ code, name }) => (
          <li key={code}>
            <button
              type="submit"
              name="language"
              value={code}
              lang={code}
              className={item}
              aria-current={code === language || undefined}
            >
              <Check size={16} className={code === language ? undefined : blank} />
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
};

/**
 * The language menu in the title bar and in the footer (docs/behavior/shell.md#language-choice). Renders nothing when
 * the site offers only one language. It uses the native popover API. In a compact title bar the navigation panel
 * contains the languages instead.
 */
export function LanguageChoice({ place }: { place: 'bar' | 'foot' }) {
  const { spoken, offered } = currentTranslations();
  const id = `languages-${place}`;
  if (offered.length < 2) return null;
  const { name } = spoken;
  return (
    <div className={styles.root}>
      <NameTooltip side="bottom">
        <button
          type="button"
          className={styles.button}
          popoverTarget={id}
          aria-label={`${t('shell.language.choose')}: ${name}`}
        >
          <Globe size={20} />
          <span className={styles.name}>{name}</span>
        </button>
      </NameTooltip>
      <LanguageForm id={id} popover="auto" className={styles.panel} />
    </div>
  );
}
