import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './check-list.css.ts';

interface CheckListProps {
  readonly legend: string;
  readonly help?: string | undefined;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

/** A group of checkboxes for choosing several options. */
export const CheckList = ({ legend, help, options, chosen, onChange }: CheckListProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {help && <p className={styles.quiet}>{help}</p>}
    <div className={styles.options}>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </div>
  </fieldset>
);

/** A group of checkboxes for choosing roles. */
export function RoleCheckList(props: Omit<CheckListProps, 'options'>) {
  const { api } = useSite();
  const { data: roles = [] } = useQuery(rolesQuery(api));
  return <CheckList {...props} options={roles.map(({ roleID, name }) => ({ id: roleID, name }))} />;
}
