import { useSuspenseQuery } from '@tanstack/react-query';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { t } from '#api/translations.ts';
import { FilterChoice } from '#components/moderation/triage/filter-choice.tsx';
import { FilterField } from '#components/moderation/triage/filter-field.tsx';
import { FilterForm } from '#components/moderation/triage/filter-form.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { wordAreaNames, wordStateNames } from './word-states.ts';
import { type WordAddress, wordsPath } from './word-url.ts';

const examplePath = '/discussions';

/** The filter of the texts of the interface: a plain form that works without JavaScript. */
export function WordFilter({ address }: { address: WordAddress }) {
  const { data: locales } = useSuspenseQuery(localesQuery(useSite().api));
  const shown = locales.filter(({ isShown }) => isShown);
  return (
    <FilterForm path={wordsPath} label={t('word.filter')} key={JSON.stringify(address)}>
      <FilterField
        label={t('word.language')}
        name="locale"
        value={address.locale}
        choices={shown.map(({ localeKey, name }) => [localeKey, name] as const)}
      />
      <Field label={t('word.query')}>
        {(wiring) => (
          <Input {...wiring} type="search" name="query" defaultValue={address.query} maxLength={200} dir="auto" />
        )}
      </Field>
      <FilterChoice
        label={t('word.area')}
        name="area"
        value={address.area}
        choices={Object.entries(wordAreaNames).map(([area, name]) => [area, t(name)] as const)}
      />
      <Field label={t('word.page')}>
        {(wiring) => (
          <Input
            {...wiring}
            name="place"
            defaultValue={address.place}
            maxLength={500}
            dir="ltr"
            placeholder={examplePath}
            autoComplete="off"
          />
        )}
      </Field>
      <FilterChoice
        label={t('word.state')}
        name="state"
        value={address.state}
        choices={Object.entries(wordStateNames).map(([state, name]) => [state, t(name)] as const)}
      />
    </FilterForm>
  );
}
