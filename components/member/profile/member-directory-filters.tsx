import { useQuery } from '@tanstack/react-query';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import type { MemberDirectoryFilter } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { AnswerFilter } from './answer-filter.tsx';
import * as styles from './member-directory.css.ts';
import { directorySorts } from './member-directory-address.ts';

/** The filter form of the directory. It is an ordinary HTML form, so that it works without JavaScript. */
export function MemberDirectoryFilters({ filter }: { filter: MemberDirectoryFilter }) {
  const { api } = useSite();
  const may = useMay();
  const { data: roles = [] } = useQuery(rolesQuery(api));
  const { data: fields = [] } = useQuery(profileFieldsQuery(api));
  const maySee = ({ visibility }: ProfileField) =>
    visibility === 'public' || may(visibility === 'private' ? 'personalInfo.view' : 'internalInfo.view');
  const searchable = fields.filter((field) => field.displayOptions.search && maySee(field));
  return (
    <Card as="section" padding="medium" aria-labelledby="member-filters">
      <form action="/members" method="get" className={styles.filters} key={JSON.stringify(filter)}>
        <h2 id="member-filters" className={styles.filterTitle}>
          {t('member.filter.title')}
        </h2>
        {filter.sort !== directorySorts[0].sort && <input type="hidden" name="sort" value={filter.sort} />}
        <Field label={t('member.field.name')}>
          {(wiring) => <Input {...wiring} type="search" name="query" defaultValue={filter.query} dir="auto" />}
        </Field>
        {may('personalInfo.view') && (
          <Field label={t('member.field.email')}>
            {(wiring) => <Input {...wiring} type="email" name="email" defaultValue={filter.email} />}
          </Field>
        )}
        {roles.length > 0 && (
          <Field label={t('member.filter.role')}>
            {(wiring) => (
              <Select {...wiring} name="roleID" defaultValue={filter.roleID ?? ''}>
                <option value="">{t('member.filter.all-roles')}</option>
                {roles.map(({ roleID, name }) => (
                  <option key={roleID} value={roleID}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={t('member.filter.from')}>
          {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={filter.from} />}
        </Field>
        <Field label={t('member.filter.to')}>
          {(wiring) => <Input {...wiring} type="date" name="to" defaultValue={filter.to} />}
        </Field>
        {searchable.map((field) => (
          <AnswerFilter key={field.apiName} field={field} value={filter.answers[field.apiName]} />
        ))}
        <div className={styles.form}>
          <Button type="submit" variant="primary">
            {t('member.filter.submit')}
          </Button>
          <ButtonLink href="/members">{t('member.filter.clear')}</ButtonLink>
        </div>
      </form>
    </Card>
  );
}
