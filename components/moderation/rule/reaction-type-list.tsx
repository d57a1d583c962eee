import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { reactionTypesQuery } from '#api/post/reaction/reaction.queries.ts';
import type { ReactionType } from '#api/post/reaction/reaction-fields.contract.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordSheet } from '#theme/layout/record.css.ts';
import { reactionClassNames } from './reaction-class.ts';
import { ReactionTypeDialog } from './reaction-type-dialog.tsx';
import * as styles from './reaction-type-list.css.ts';

/** All reaction types in order, each with its value, the roles that may give it, and an edit button. */
export function ReactionTypeList() {
  const { api } = useSite();
  const { data: types } = useSuspenseQuery(reactionTypesQuery(api));
  return (
    <ol className={recordSheet}>
      {types.map((type) => (
        <li key={type.tagID} className={styles.item}>
          <Kind type={type} />
        </li>
      ))}
    </ol>
  );
}

function Kind({ type }: { type: ReactionType }) {
  const { api } = useSite();
  const client = useQueryClient();
  const [timesAsked, setTimesAsked] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <article className={styles.kind} aria-labelledby={`reaction-${type.urlcode}`}>
      <div className={styles.text}>
        <h2 id={`reaction-${type.urlcode}`} className={recordName}>
          <bdi>{type.name}</bdi>
          <Marks type={type} />
        </h2>
        {type.description && <p dir="auto">{type.description}</p>}
        <p className={recordNote}>
          {t('reaction.worth', { value: type.reactionValue, points: type.points })}
          <Roles ids={type.roleIDs} />
        </p>
      </div>
      <Button
        ref={opener}
        size="small"
        aria-label={t('reaction.edit-named', { name: type.name })}
        onClick={() => setTimesAsked(timesAsked + 1)}
      >
        {t('reaction.edit')}
      </Button>
      {timesAsked > 0 && (
        <ReactionTypeDialog
          key={timesAsked}
          type={type}
          returnTo={opener}
          onSaved={() => void client.invalidateQueries({ queryKey: reactionTypesQuery(api).queryKey })}
        />
      )}
    </article>
  );
}

const Marks = ({ type }: { type: ReactionType }) => (
  <>
    <Tag preset={type.class === 'Positive' ? 'success' : 'greyscale'}>{t(reactionClassNames[type.class])}</Tag>
    {!type.active && <Tag preset="standard">{t('reaction.off')}</Tag>}
    {type.isRescoring && <Tag preset="colored">{t('reaction.rescoring')}</Tag>}
  </>
);

function Roles({ ids }: { ids: readonly number[] }) {
  const { api } = useSite();
  const { data: roles = [] } = useQuery({ ...rolesQuery(api), enabled: ids.length > 0 });
  const names = roles.filter(({ roleID }) => ids.includes(roleID)).map(({ name }) => name);
  return names.length > 0 && <> · {t('reaction.only-roles', { roles: names.join(', ') })}</>;
}
