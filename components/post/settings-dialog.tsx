import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { type DiscussionType, discussionTypes } from '#api/discussion/discussion-type.ts';
import { t } from '#api/words.ts';
import { CategoryField } from '#components/composer/category-field.tsx';
import { useForgetPosts } from '#components/composer/show-post.ts';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Loader } from '#components/primitives/loader.tsx';
import { Message } from '#components/primitives/message.tsx';
import { RadioGroup } from '#components/primitives/radio-group.tsx';
import { Select } from '#components/primitives/select.tsx';
import { Words } from '#components/primitives/words.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './option-dialog.css.ts';
import { type DiscussionDialogProps, OptionDialog } from './option-dialog.tsx';
import { changePostSettings, type PostSettings, settingsRefusal, wantsMove, wantsType } from './post-settings.ts';
import { useDiscussionAct } from './use-discussion-act.ts';
import { useTelling } from './use-telling.ts';

/** Moves a discussion, changes its type, or both (`spec/behaviours.md` §40); `begin` is what the menu was asked for. */
export function SettingsDialog({ discussion, begin, returnTo }: SettingsDialogProps) {
  const { api } = useSite();
  const { toast } = useTelling(discussion);
  const act = useDiscussionAct();
  const forgetPosts = useForgetPosts();
  const { data: categories, isError } = useQuery(postableCategoriesQuery(api));
  const [settings, setSettings] = useState<PostSettings>({
    action: begin,
    categoryID: undefined,
    type: undefined,
    addRedirects: false,
  });
  const refusal = settingsRefusal(discussion, settings, categories ?? []);
  return (
    <OptionDialog
      title={t('options.settings.title')}
      saveLabel={t(actionNames[settings.action])}
      save={() => act(() => changePostSettings(api, discussion, settings))}
      onSaved={() => {
        toast(t(doneWords[settings.action]));
        void forgetPosts();
      }}
      refusal={refusal && t(refusal)}
      returnTo={returnTo}
    >
      <RadioGroup
        label={t('options.settings.action')}
        options={actions.map((value) => ({ value, label: t(actionNames[value]) }))}
        value={settings.action}
        onValue={(action) => setSettings({ ...settings, action })}
      />
      {isError && <Message tone="error">{t('options.loading-failed')}</Message>}
      {!categories && !isError && <Loader />}
      {categories && wantsMove(settings) && (
        <CategoryField
          categories={categories.filter(({ displayAs }) => displayAs === 'discussions')}
          categoryID={settings.categoryID}
          onCategory={(categoryID) => setSettings({ ...settings, categoryID })}
        />
      )}
      {wantsType(settings) && (
        <TypeField
          present={discussion.type}
          type={settings.type}
          error={refusal === 'options.settings.not-allowed' ? t(refusal) : undefined}
          onType={(type) => setSettings({ ...settings, type })}
        />
      )}
      {wantsMove(settings) && (
        <Checkbox
          label={t('options.settings.redirect')}
          help={t('options.settings.redirect-help')}
          checked={settings.addRedirects}
          onChange={({ currentTarget }) => setSettings({ ...settings, addRedirects: currentTarget.checked })}
        />
      )}
      <Summary discussion={discussion} settings={settings} categories={categories ?? []} />
    </OptionDialog>
  );
}

type SettingsDialogProps = DiscussionDialogProps<Discussion> & { readonly begin: PostSettings['action'] };

const actions = ['move', 'type', 'both'] as const;

const actionNames = {
  move: 'options.settings.move',
  type: 'options.settings.type',
  both: 'options.settings.both',
} as const;

const doneWords = {
  move: 'options.settings.moved',
  type: 'options.settings.retyped',
  both: 'options.settings.moved-retyped',
} as const;

const typeNames = {
  discussion: 'options.types.discussion',
  question: 'options.types.question',
  idea: 'options.types.idea',
} as const;

interface TypeFieldProps {
  readonly present: string;
  readonly type: DiscussionType | undefined;
  readonly error: string | undefined;
  readonly onType: (type: DiscussionType) => void;
}

const TypeField = ({ present, type, error, onType }: TypeFieldProps) => (
  <Field label={t('options.settings.post-type')} required error={error}>
    {(wiring) => (
      <Select
        {...wiring}
        value={type ?? present}
        onChange={({ currentTarget }) => onType(currentTarget.value as DiscussionType)}
      >
        {discussionTypes.map((one) => (
          <option key={one} value={one}>
            {t(typeNames[one])}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface SummaryProps {
  readonly discussion: Discussion;
  readonly settings: PostSettings;
  readonly categories: readonly { categoryID: number; name: string }[];
}

/** What is going to happen, in words: from where to where, from what to what. */
function Summary({ discussion, settings, categories }: SummaryProps) {
  const target = wantsMove(settings) && categories.find(({ categoryID }) => categoryID === settings.categoryID);
  const present = discussionTypes.find((type) => type === discussion.type);
  const type = wantsType(settings) && settings.type !== present ? settings.type : undefined;
  return (
    <div role="status" className={styles.quiet}>
      {target && <Change from={discussion.category?.name ?? ''} to={target.name} />}
      {type && present && <Change from={t(typeNames[present])} to={t(typeNames[type])} />}
    </div>
  );
}

const Change = ({ from, to }: { from: string; to: string }) => (
  <p>
    <Words id="options.settings.summary" values={{ from: <bdi>{from}</bdi>, to: <bdi>{to}</bdi> }} />
  </p>
);
