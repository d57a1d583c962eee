import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import {
  defaultSort,
  type MemberListFilter,
  memberListPath,
  memberListUrl,
} from '#api/member/user/member-list-filter.ts';
import { t } from '#api/translations.ts';
import { AnswerFilter } from '#components/member/profile/answer-filter.tsx';
import { FilterField } from '#components/moderation/triage/filter-field.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './member-list.css.ts';

/** The search and the filters of the member list: a plain form that works without JavaScript. */
export function MemberListFilters({ filter }: { filter: MemberListFilter }) {
  const { query: _, sort, page: __, roleIDs, answers, ...others } = filter;
  const isFiltered = roleIDs.length > 0 || Object.keys(answers).length > 0 || Object.keys(others).length > 0;
  const may = useMay();
  return (
    <search key={JSON.stringify(filter)}>
      <form action={memberListPath} method="get">
        {sort !== defaultSort && <input type="hidden" name="sort" value={sort} />}
        <div className={styles.search}>
          <Field
            className={styles.searchField}
            label={may('personalInfo.view') ? t('user.search.label') : t('user.search.name')}
          >
            {(wiring) => (
              <Input {...wiring} type="search" name="query" defaultValue={filter.query} maxLength={100} dir="auto" />
            )}
          </Field>
          <Button type="submit" variant="primary" icon={<Search size={16} />}>
            {t('user.search.submit')}
          </Button>
        </div>
        <details className={styles.more} open={isFiltered}>
          <summary className={styles.summary}>{t('user.filter.title')}</summary>
          <div className={styles.filters}>
            <Roles chosen={roleIDs} />
            <Facts filter={filter} />
            <Answers filter={filter} />
            <div className={`${styles.search} ${styles.wholeRow}`}>
              <Button type="submit">{t('user.filter.submit')}</Button>
              <ButtonLink href={memberListPath} variant="text">
                {t('user.filter.clear')}
              </ButtonLink>
            </div>
          </div>
        </details>
        <ActiveFilters filter={filter} />
      </form>
    </search>
  );
}

function Roles({ chosen }: { chosen: readonly number[] }) {
  const { api } = useSite();
  const { data: roles = [] } = useQuery(rolesQuery(api));
  return (
    <fieldset className={styles.wholeRow}>
      <legend className={styles.legend}>{t('user.filter.roles')}</legend>
      <div className={styles.choices}>
        {roles.map(({ roleID, name }) => (
          <Checkbox key={roleID} name="role" value={roleID} label={name} defaultChecked={chosen.includes(roleID)} />
        ))}
      </div>
    </fieldset>
  );
}

interface DayProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
}

const Day = ({ label, name, value }: DayProps) => (
  <Field label={label}>{(wiring) => <Input {...wiring} type="date" name={name} defaultValue={value} />}</Field>
);

function Facts({ filter }: { filter: MemberListFilter }) {
  const seesPersonal = useMay()('personalInfo.view');
  return (
    <>
      <FilterField
        label={t('user.filter.banned')}
        name="banned"
        value={filter.banned}
        choices={[
          ['', t('user.filter.any')],
          ['yes', t('user.filter.banned-yes')],
          ['no', t('user.filter.banned-no')],
        ]}
      />
      {seesPersonal && (
        <FilterField
          label={t('user.filter.address')}
          name="address"
          value={filter.address}
          choices={[
            ['', t('user.filter.any')],
            ['confirmed', t('user.filter.confirmed')],
            ['unconfirmed', t('user.filter.unconfirmed')],
          ]}
        />
      )}
      <Day label={t('user.filter.from')} name="from" value={filter.from} />
      <Day label={t('user.filter.to')} name="to" value={filter.to} />
      <Day label={t('user.filter.seen-from')} name="seenFrom" value={filter.seenFrom} />
      <Day label={t('user.filter.seen-to')} name="seenTo" value={filter.seenTo} />
      {seesPersonal && (
        <Field label={t('user.filter.ip')}>
          {(wiring) => (
            <Input {...wiring} name="ip" defaultValue={filter.ip} maxLength={50} dir="ltr" placeholder="192.0.2.*" />
          )}
        </Field>
      )}
    </>
  );
}

/** Returns the profile fields whose answers the viewer may search. */
function useSearchedFields(): readonly ProfileField[] {
  const { api } = useSite();
  const may = useMay();
  const { data: fields = [] } = useQuery(profileFieldsQuery(api));
  return fields.filter(
    ({ displayOptions, visibility }) =>
      displayOptions.search &&
      (visibility === 'public' || may(visibility === 'private' ? 'personalInfo.view' : 'internalInfo.view')),
  );
}

const Answers = ({ filter }: { filter: MemberListFilter }) =>
  useSearchedFields().map((field) => (
    <AnswerFilter key={field.apiName} field={field} value={filter.answers[field.apiName]} />
  ));

/** The active filters, each with a link that removes it. */
function ActiveFilters({ filter }: { filter: MemberListFilter }) {
  const { api } = useSite();
  const { data: roles = [] } = useQuery(rolesQuery(api));
  const fields = useSearchedFields();
  const without = (...names: (keyof MemberListFilter)[]) =>
    Object.fromEntries(Object.entries({ ...filter, page: 1 }).filter(([name]) => !names.includes(name as never)));
  const days = (from: string | undefined, to: string | undefined) => [from, to].map((day) => day ?? '…').join(' – ');
  const { banned, address, from, to, seenFrom, seenTo, ip, roleIDs, answers } = filter;
  const active: [key: string, words: string, rest: Partial<MemberListFilter>][] = [
    ...roleIDs.map((id): [string, string, Partial<MemberListFilter>] => [
      `role${id}`,
      roles.find(({ roleID }) => roleID === id)?.name ?? String(id),
      { ...without(), roleIDs: roleIDs.filter((one) => one !== id) },
    ]),
    ...Object.entries(answers).map(([name, value]): [string, string, Partial<MemberListFilter>] => [
      `field${name}`,
      t('user.filter.pair', { name: fields.find(({ apiName }) => apiName === name)?.label ?? name, value }),
      { ...without(), answers: Object.fromEntries(Object.entries(answers).filter(([one]) => one !== name)) },
    ]),
  ];
  if (banned)
    active.push([
      'banned',
      t(banned === 'yes' ? 'user.filter.banned-yes' : 'user.filter.banned-no'),
      without('banned'),
    ]);
  if (address)
    active.push([
      'address',
      t(address === 'confirmed' ? 'user.filter.confirmed' : 'user.filter.unconfirmed'),
      without('address'),
    ]);
  if (from || to)
    active.push([
      'from',
      t('user.filter.pair', { name: t('user.column.registered'), value: days(from, to) }),
      without('from', 'to'),
    ]);
  if (seenFrom || seenTo)
    active.push([
      'seen',
      t('user.filter.pair', { name: t('user.column.last-visit'), value: days(seenFrom, seenTo) }),
      without('seenFrom', 'seenTo'),
    ]);
  if (ip) active.push(['ip', t('user.filter.pair', { name: t('user.filter.ip'), value: ip }), without('ip')]);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={t('user.filter.active')}>
      {active.map(([key, words, rest]) => (
        <li key={key}>
          <ButtonLink
            size="small"
            href={memberListUrl(rest)}
            icon={<X size={14} />}
            aria-label={t('user.filter.remove', { name: words })}
          >
            {words}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
