import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publishedFragmentsQuery } from '#api/administration/fragment/fragment.queries.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './theme-editor.css.ts';
import type { MarkupPart } from './use-theme-markup.ts';

/** The props of the choice. `onPlace` receives the HTML that places the chosen fragment in a part of the theme. */
export interface ThemeFragmentChoiceProps {
  readonly onPlace: (part: MarkupPart, html: string) => void;
}

/** Returns the HTML that places a fragment. */
const placeOf = (fragmentUUID: string): string =>
  `<div data-widget="custom-fragment" data-props='{"fragmentUUID":"${fragmentUUID}"}'></div>`;

/**
 * Places a published fragment in the header or footer of a theme. Scripts and style sheets are only possible within a
 * fragment, which runs in a frame of its own.
 */
export function ThemeFragmentChoice({ onPlace }: ThemeFragmentChoiceProps) {
  const { data: fragments = [] } = useQuery(publishedFragmentsQuery(useSite().api));
  const [chosen, setChosen] = useState('');
  const fragmentUUID = chosen || fragments[0]?.fragmentUUID;
  return (
    <div className={styles.fragments}>
      {fragmentUUID === undefined ? (
        <p>{t('administration.theme.fragment-text')}</p>
      ) : (
        <>
          <Field label={t('administration.theme.fragment')} help={t('administration.theme.fragment-text')}>
            {(wiring) => (
              <Select {...wiring} value={fragmentUUID} onChange={({ target }) => setChosen(target.value)}>
                {fragments.map((fragment) => (
                  <option key={fragment.fragmentUUID} value={fragment.fragmentUUID}>
                    {fragment.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className={styles.fragmentActions}>
            <Button size="small" onClick={() => onPlace('header', placeOf(fragmentUUID))}>
              {t('administration.theme.add-to-header')}
            </Button>
            <Button size="small" onClick={() => onPlace('footer', placeOf(fragmentUUID))}>
              {t('administration.theme.add-to-footer')}
            </Button>
          </div>
        </>
      )}
      <p>
        <Link href="/appearance/widget-builder">{t('administration.theme.fragment-builder')}</Link>
      </p>
    </div>
  );
}
