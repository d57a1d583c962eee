import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { type FormEvent, use, useId, useState } from 'react';
import { popularTagsQuery } from '#api/category/tag.queries.ts';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import {
  countActiveFilters,
  type DiscussionStatus,
  discussionStatuses,
  parseDiscussionFilters,
  pickListScope,
} from '#api/discussion/list/discussion-filter.ts';
import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { statusGroups } from '#components/discussion/status/status-groups.ts';
import { statusName } from '#components/discussion/status/status-name.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { LinkContext } from '#components/primitives/text/link-context.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './list-filters.css.ts';
import type { ListFiltersProps } from './list-filters.tsx';

const typeNames = {
  discussion: 'discussion.filters.type.discussion',
  question: 'discussion.filters.type.question',
  idea: 'discussion.filters.type.idea',
} as const;

const statusNames = {
  open: 'discussion.filters.status.open',
  closed: 'discussion.filters.status.closed',
  announced: 'discussion.filters.status.announced',
  unread: 'discussion.filters.status.unread',
  resolved: 'discussion.filters.status.resolved',
  unresolved: 'discussion.filters.status.unresolved',
} as const;

/**
 * A dialog that filters a list of discussions by type, state, tag and whether it has comments. The URL stores the
 * filters.
 */
export function FilterDialog({ choice, hrefOf, defaultOpen = false }: ListFiltersProps & { defaultOpen?: boolean }) {
  const { visit } = use(LinkContext);
  const [isOpen, setOpen] = useState(defaultOpen);
  const form = useId();
  const show = (chosen: typeof choice) => {
    setOpen(false);
    void visit?.(hrefOf({ ...chosen, ...pickListScope(choice) }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    show(parseDiscussionFilters((name) => fields.getAll(name).join()));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('discussion.filters.title')}
      size="small"
      trigger={
        <Button variant="text" size="small" icon={<ListFilter size={16} />}>
          {t('discussion.filters.button', { count: countActiveFilters(choice) })}
        </Button>
      }
    >
      <DialogBody>
        <form id={form} className={styles.fields} onSubmit={submit}>
          <Fields choice={choice} />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => show({})}>{t('discussion.filters.clear')}</Button>
        <Button variant="primary" type="submit" form={form}>
          {t('discussion.filters.apply')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Fields({ choice }: Pick<ListFiltersProps, 'choice'>) {
  const [chosen, setChosen] = useState<readonly string[]>(choice.type ?? []);
  const hasComments = choice.hasComments === undefined ? '' : String(choice.hasComments);
  const { api } = useSite();
  const { data: known } = useQuery(postTypesQuery(api));
  const made = known?.filter(({ isOriginal }) => !isOriginal) ?? [];
  const types = [
    ...discussionTypes.map((one) => ({ value: one, name: t(typeNames[one]) })),
    ...made.map(({ postTypeID, name }) => ({ value: postTypeID, name })),
  ];
  const originals = chosen.map((one) => made.find(({ postTypeID }) => postTypeID === one)?.parentPostTypeID ?? one);
  const answers = [
    { value: 'true', name: t('discussion.filters.comments.some') },
    { value: 'false', name: t('discussion.filters.comments.none') },
  ];
  return (
    <>
      <Choices name="type" label={t('discussion.filters.type')} chosen={chosen} options={types} onChosen={setChosen} />
      <StatusChoice key={originals.join()} statusID={choice.statusID} types={originals} />
      <Choice
        name="status"
        label={t('discussion.filters.state')}
        value={choice.status}
        options={useStatuses().map((status) => ({ value: status, name: t(statusNames[status]) }))}
      />
      <TagChoices tagIDs={choice.tagID ?? []} />
      <Choice name="hasComments" label={t('discussion.filters.comments')} value={hasComments} options={answers} />
    </>
  );
}

/** Returns the states by which the viewer may filter. */
function useStatuses(): readonly DiscussionStatus[] {
  const { me } = useSite();
  const isStaff = useMay()('staff.allow');
  return discussionStatuses.filter((status) => {
    if (status === 'resolved' || status === 'unresolved') return isStaff;
    return status !== 'unread' || me.userID !== 0;
  });
}

/** A select of statuses grouped by post type. It offers only the statuses of the selected types, if any. */
function StatusChoice({ statusID, types }: { statusID: number | undefined; types: readonly string[] }) {
  const { api } = useSite();
  const { data: statuses } = useQuery(statusesQuery(api));
  const fitting = (statuses ?? []).filter(
    ({ statusID: id, recordSubtype }) =>
      id !== 0 && (types.length === 0 || recordSubtype === null || types.includes(recordSubtype)),
  );
  return (
    <Field label={t('discussion.filters.status')}>
      {(wiring) => (
        // `defaultValue` applies only on mount, so the key remounts the select when the statuses have loaded.
        <Select key={statuses ? 'known' : 'unknown'} {...wiring} name="statusID" defaultValue={statusID ?? ''}>
          <option value="">{t('discussion.filters.any')}</option>
          {statusGroups(fitting).map(({ name, members }) => (
            <optgroup key={name} label={name}>
              {members.map((status) => (
                <option key={status.statusID} value={status.statusID}>
                  {statusName(status)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}

function TagChoices({ tagIDs }: { tagIDs: readonly number[] }) {
  const { api } = useSite();
  const [chosen, setChosen] = useState<readonly string[]>(tagIDs.map(String));
  const { data: tags } = useQuery(popularTagsQuery(api, tagIDs));
  return (
    <Choices
      name="tagID"
      label={t('discussion.filters.tags')}
      chosen={chosen}
      options={(tags ?? []).map((tag) => ({ value: String(tag.tagID), name: tag.name }))}
      onChosen={setChosen}
    />
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: readonly string[];
  readonly options: ChoiceProps['options'];
  readonly onChosen: (chosen: readonly string[]) => void;
}

/** A group of checkboxes. Renders nothing without options. */
const Choices = ({ name, label, chosen, options, onChosen }: ChoicesProps) =>
  options.length > 0 && (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesName}>{label}</legend>
      <div className={styles.boxes}>
        {options.map(({ value, name: words }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={<bdi>{words}</bdi>}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChosen(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly name: string }[];
}

const Choice = ({ name, label, value = '', options }: ChoiceProps) => (
  <Field label={label}>
    {(wiring) => (
      <Select {...wiring} name={name} defaultValue={value}>
        <option value="">{t('discussion.filters.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
