import type { RecordFilter } from '#api/administration/translation/translation.queries.ts';
import { t } from '#api/translations.ts';
import { FilterField } from '#components/moderation/triage/filter-field.tsx';
import { FilterForm } from '#components/moderation/triage/filter-form.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { contentPath, contentUrl } from './content-address.ts';

/** The filter of the records of a resource: a plain form that works without JavaScript. */
export const ContentFilter = ({ filter }: { filter: RecordFilter }) => {
  const { resource, locale, state, query } = filter;
  return (
    <FilterForm
      path={contentPath}
      clearHref={contentUrl({ resource, locale })}
      label={t('word.filter')}
      key={JSON.stringify(filter)}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="resource" value={resource} />
      <FilterField
        label={t('word.state')}
        name="state"
        value={state}
        choices={[
          ['all', t('word.content.state.all')],
          ['missing', t('word.content.state.missing')],
          ['by-machine', t('word.content.state.by-machine')],
        ]}
      />
      <Field label={t('word.content.query')}>
        {(wiring) => <Input {...wiring} type="search" name="query" defaultValue={query} maxLength={100} dir="auto" />}
      </Field>
    </FilterForm>
  );
};
