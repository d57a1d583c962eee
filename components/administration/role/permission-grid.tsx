import { useId } from 'react';
import type { PermissionName } from '#api/member/role/permission.ts';
import { t } from '#api/translations.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './permission-grid.css.ts';
import { allStateOf, cellsOf, existsIn, type GridKey, type GridScope, gridKey } from './role-grid.ts';
import { type PermissionArea, permissionAreas, permissionHelp, permissionLabel } from './role-permissions.ts';

/** The props of the grid of permissions. */
export interface PermissionGridProps {
  readonly scopes: readonly GridScope[];
  readonly granted: readonly GridKey[];
  /** The cells that cannot be changed, with the reason. */
  readonly fixed: ReadonlyMap<GridKey, string>;
  readonly isBusy?: boolean;
  readonly onChange: (cells: readonly GridKey[], isGranted: boolean) => void;
}

/**
 * The permissions of a role by area: a row for each permission, a column for the whole site and for each category with
 * permissions of its own, and a checkbox "All" for each area, row and column.
 */
export const PermissionGrid = (props: PermissionGridProps) => {
  const granted = new Set(props.granted);
  return (
    <div className={styles.areas}>
      {(Object.keys(permissionAreas) as PermissionArea[]).map((area) => (
        <Area key={area} area={area} {...props} grantedCells={granted} />
      ))}
    </div>
  );
};

interface AreaProps extends PermissionGridProps {
  readonly area: PermissionArea;
  readonly grantedCells: ReadonlySet<GridKey>;
}

function Area({ area, ...props }: AreaProps) {
  const names: readonly PermissionName[] = permissionAreas[area];
  const scopes = props.scopes.filter((scope) => names.some((name) => existsIn(scope, name)));
  const title = t(`role.grid.area.${area}`);
  const isWide = scopes.length > 1;
  return (
    <fieldset className={styles.area}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.all}>
        <AllBox {...props} cells={cellsOf(scopes, names)} label={t('role.grid.all-named', { name: title })} isVisible />
      </div>
      {isWide && <p className={styles.note}>{t('role.grid.categories')}</p>}
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead className={isWide ? styles.head : visuallyHidden}>
            <tr>
              <th scope="col">{t('role.grid.permission')}</th>
              {scopes.map((scope) => (
                <th key={scope.categoryID} scope="col" dir="auto">
                  <span className={styles.scope}>{scope.name}</span>
                  {isWide && (
                    <AllBox
                      {...props}
                      cells={cellsOf([scope], names)}
                      label={t('role.grid.all-in', { scope: scope.name, area: title })}
                    />
                  )}
                </th>
              ))}
              {isWide && <th scope="col">{t('role.grid.all')}</th>}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <Row key={name} {...props} name={name} shown={scopes} isWide={isWide} />
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

interface RowProps extends Omit<AreaProps, 'area'> {
  readonly name: PermissionName;
  readonly shown: readonly GridScope[];
  readonly isWide: boolean;
}

function Row({ name, shown, isWide, ...props }: RowProps) {
  const id = useId();
  const label = permissionLabel(name);
  const reasons = [...new Set(shown.flatMap((scope) => props.fixed.get(gridKey(scope, name)) ?? []))];
  return (
    <tr className={styles.row} data-wide={isWide}>
      <th scope="row">
        {label}
        <span id={`${id}help`} className={styles.help}>
          {permissionHelp(name)}
        </span>
        {reasons.map((reason) => (
          <span key={reason} id={`${id}reason`} className={styles.reason}>
            {reason}
          </span>
        ))}
      </th>
      {shown.map((scope) => {
        const key = gridKey(scope, name);
        const isFixed = props.fixed.has(key);
        return (
          <td key={scope.categoryID}>
            <Checkbox
              label={
                <span className={styles.cellScope} dir="auto">
                  {isWide ? scope.name : t('role.grid.everywhere')}
                </span>
              }
              aria-label={isWide ? t('role.grid.cell', { permission: label, scope: scope.name }) : label}
              aria-describedby={isFixed ? `${id}help ${id}reason` : `${id}help`}
              checked={props.grantedCells.has(key)}
              disabled={isFixed}
              {...(props.isBusy && { 'aria-disabled': true })}
              onChange={({ target }) => props.onChange([key], target.checked)}
            />
          </td>
        );
      })}
      {isWide && (
        <td>
          <AllBox {...props} cells={cellsOf(shown, [name])} label={t('role.grid.all-named', { name: label })} />
        </td>
      )}
    </tr>
  );
}

interface AllBoxProps extends Omit<AreaProps, 'area'> {
  readonly cells: readonly GridKey[];
  readonly label: string;
  readonly isVisible?: boolean;
}

/** The checkbox of several cells. It leaves out those that cannot be changed. */
function AllBox({ cells, label, isVisible = false, fixed, grantedCells, onChange, isBusy }: AllBoxProps) {
  const free = cells.filter((key) => !fixed.has(key));
  const state = allStateOf(grantedCells, free);
  return (
    <Checkbox
      label={isVisible ? t('role.grid.all') : <span className={styles.cellScope}>{t('role.grid.all')}</span>}
      aria-label={label}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={free.length === 0}
      {...(isBusy && { 'aria-disabled': true })}
      onChange={() => onChange(free, state !== 'all')}
    />
  );
}
