import { type RefObject, useState } from 'react';
import type { ReactionType, ReactionTypePatch } from '#api/post/reaction/reaction-fields.contract.ts';
import { changeReactionType } from '#api/post/reaction/reaction-type.client.ts';
import { t } from '#api/translations.ts';
import { RoleCheckList } from '#components/moderation/bulk/check-list.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { reactionClassNames } from './reaction-class.ts';
import * as styles from './reaction-type-list.css.ts';

interface ReactionTypeDialogProps {
  readonly type: ReactionType;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => void;
}

/** The dialog for editing a reaction type: its name, value, position and permissions. */
export function ReactionTypeDialog({ type, returnTo, onSaved }: ReactionTypeDialogProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const [change, setChange] = useState<ReactionTypePatch>({});
  const set = (part: ReactionTypePatch) => setChange({ ...change, ...part });
  const saved = () => {
    toasts.add({ text: t('reaction.saved'), tone: 'success' });
    onSaved();
  };
  return (
    <OptionDialog
      title={t('reaction.edit-named', { name: type.name })}
      save={() => changeReactionType(api, type.urlcode, change)}
      onSaved={saved}
      entered={{ ...type, ...change }}
      returnTo={returnTo}
    >
      <Words type={type} set={set} />
      <div className={styles.numbers}>
        <NumberField name="reactionValue" type={type} set={set} />
        <NumberField name="points" type={type} set={set} />
        <NumberField name="sort" type={type} set={set} />
      </div>
      <Checkbox
        label={t('reaction.active')}
        defaultChecked={type.active}
        onChange={({ target }) => set({ active: target.checked })}
      />
      <RoleCheckList
        legend={t('reaction.roles')}
        help={t('reaction.roles.help')}
        chosen={change.roleIDs ?? type.roleIDs}
        onChange={(roleIDs) => set({ roleIDs })}
      />
    </OptionDialog>
  );
}

interface PartProps {
  readonly type: ReactionType;
  readonly set: (part: ReactionTypePatch) => void;
}

const Words = ({ type, set }: PartProps) => (
  <>
    <Field label={t('reaction.name')} required>
      {(wiring) => (
        <Input
          {...wiring}
          maxLength={50}
          defaultValue={type.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      )}
    </Field>
    <Field label={t('reaction.description')}>
      {(wiring) => (
        <Input
          {...wiring}
          maxLength={500}
          defaultValue={type.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      )}
    </Field>
    <Field label={t('reaction.class')} help={t('reaction.class.help')}>
      {(wiring) => (
        <Select
          {...wiring}
          defaultValue={type.class}
          onChange={({ target }) => set({ class: target.value as ReactionType['class'] })}
        >
          {Object.entries(reactionClassNames).map(([value, name]) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </>
);

const numbers = {
  reactionValue: { label: 'reaction.value', help: 'reaction.value.help', min: -100, max: 100 },
  points: { label: 'reaction.points', help: 'reaction.points.help', min: -100, max: 100 },
  sort: { label: 'reaction.order', help: 'reaction.order.help', min: 0, max: 10_000 },
} as const;

function NumberField({ name, type, set }: PartProps & { name: keyof typeof numbers }) {
  const { label, help, ...range } = numbers[name];
  return (
    <Field label={t(label)} help={t(help)}>
      {(wiring) => (
        <Input
          {...wiring}
          {...range}
          type="number"
          required
          defaultValue={type[name]}
          onChange={({ target }) => set({ [name]: target.value === '' ? undefined : Number(target.value) })}
        />
      )}
    </Field>
  );
}
