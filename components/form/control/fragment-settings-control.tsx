import { useQuery } from '@tanstack/react-query';
import { fragmentPlacementQuery } from '#api/administration/fragment/fragment-placement.queries.ts';
import { fieldsAt } from '#api/form/form-fields.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './control-frame.css.ts';
import { ControlGroup } from './control-frame.tsx';
import type { ControlProps } from './control-props.ts';

/** The settings of the fragment that the field `fragmentUUID` names, drawn from its own schema. Hidden without any. */
export const FragmentSettingsControl = (props: ControlProps) => {
  const { form, field, beside } = props;
  const fragmentUUID = String(beside['fragmentUUID'] ?? '');
  const placement = fragmentPlacementQuery(useSite().api, fragmentUUID);
  const { data } = useQuery({ ...placement, enabled: fragmentUUID !== '' });
  const values = (field.value ?? {}) as FormValues;
  const fields = data?.customSchema ? fieldsAt(data.customSchema, values, field.path) : [];
  return fields.length === 0 ? null : (
    <ControlGroup {...props}>
      <div className={styles.parts}>{form.renderFields(fields, values)}</div>
    </ControlGroup>
  );
};
