import type { Role } from '#api/member/role/role.contract.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import * as styles from './role-compare.css.ts';
import { type ComparedPermission, compareRoles } from './role-comparison.ts';
import { rolePath, useRoleFacts } from './role-facts.ts';
import { permissionHelp, permissionLabel } from './role-permissions.ts';

/** The roles in the address of the page. */
export interface RoleCompareProps {
  readonly first?: number | undefined;
  readonly second?: number | undefined;
}

/** The comparison of two roles: a form that works without scripts, the differences, and what both allow. */
export function RoleCompare({ first, second }: RoleCompareProps) {
  const { roles, scopes } = useRoleFacts();
  const chosen = [first, second].map((roleID) => roles.find((role) => role.roleID === roleID));
  const [one, other] = chosen;
  return (
    <>
      <Card as="section" padding="large" aria-label={t('role.compare')}>
        <form method="get" action={`${rolePath}/compare`} className={styles.form}>
          <Choice name="first" label={t('role.compare.first')} roles={roles} chosen={first ?? roles[0]?.roleID} />
          <Choice name="second" label={t('role.compare.second')} roles={roles} chosen={second ?? roles[1]?.roleID} />
          <Button type="submit" variant="primary">
            {t('role.compare.show')}
          </Button>
        </form>
      </Card>
      {one && other && <Comparison first={one} second={other} {...compareRoles(one, other, scopes)} />}
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly roles: readonly Role[];
  readonly chosen: number | undefined;
}

const Choice = ({ name, label, roles, chosen }: ChoiceProps) => (
  <Field label={label}>
    {(wiring) => (
      <Select {...wiring} name={name} defaultValue={chosen}>
        {roles.map((role) => (
          <option key={role.roleID} value={role.roleID}>
            {role.name}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

type ComparisonProps = { first: Role; second: Role } & ReturnType<typeof compareRoles>;

const Comparison = ({ first, second, differences, shared }: ComparisonProps) => (
  <Card as="section" padding="large">
    <h2 className={styles.heading}>{t('role.compare.differences', { count: differences.length })}</h2>
    {differences.length > 0 && <Rows first={first} second={second} rows={differences} />}
    <details className={styles.shared}>
      <summary>{t('role.compare.shared', { count: shared.length })}</summary>
      {shared.length > 0 && <Rows first={first} second={second} rows={shared} />}
    </details>
  </Card>
);

const Rows = ({ first, second, rows }: { first: Role; second: Role; rows: readonly ComparedPermission[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{t('role.grid.permission')}</th>
        {[first, second].map(({ roleID, name }) => (
          <th key={roleID} scope="col" dir="auto">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, scope, isFirst, isSecond }) => (
        <tr key={key}>
          <th scope="row">
            {scope.categoryID === 0
              ? permissionLabel(name)
              : t('role.grid.cell', { permission: permissionLabel(name), scope: scope.name })}
            <span className={styles.help}>{permissionHelp(name)}</span>
          </th>
          <Answer isGranted={isFirst} />
          <Answer isGranted={isSecond} />
        </tr>
      ))}
    </tbody>
  </table>
);

const Answer = ({ isGranted }: { isGranted: boolean }) => (
  <td data-granted={isGranted}>{t(isGranted ? 'role.compare.yes' : 'role.compare.no')}</td>
);
