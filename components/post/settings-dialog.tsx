import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionForEditQuery } from '#api/post/post-edit.queries.ts';
import type { PostType } from '#api/post/post-type.contract.ts';
import { postTypesQuery } from '#api/post/post-type.queries.ts';
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
import { answersKept, type Entered, type MappedFields, missingFields, needsMapping } from './field-mapping.ts';
import { FieldMappingStep, type Mapping, MappingSummary } from './field-mapping-step.tsx';
import * as styles from './option-dialog.css.ts';
import { type DiscussionDialogProps, OptionDialog } from './option-dialog.tsx';
import { changePostSettings, type PostSettings, settingsRefusal, wantsMove, wantsType } from './post-settings.ts';
import { postTypeName } from './post-type-name.ts';
import { useDiscussionAct } from './use-discussion-act.ts';
import { useTelling } from './use-telling.ts';

/** What is asked, one after the other: what shall become of the post, of its fields, and whether that is right so. */
type Step = 'choosing' | 'mapping' | 'checking';

/**
 * Moves a discussion, changes its type, or both (`spec/behaviours.md` §40); `begin` is what the menu was asked for. Where
 * the new type asks other fields, it is asked what becomes of the answers, and shown what will be.
 */
export function SettingsDialog({ discussion, begin, returnTo }: SettingsDialogProps) {
  const { api } = useSite();
  const { toast } = useTelling(discussion);
  const act = useDiscussionAct();
  const forgetPosts = useForgetPosts();
  const { categories, types, present, answers, isError } = usePossible(discussion);
  const [settings, setSettings] = useState<PostSettings>({
    action: begin,
    categoryID: undefined,
    type: undefined,
    addRedirects: false,
  });
  const [step, setStep] = useState<Step>('choosing');
  const [{ mapping, entered }, setMapped] = useState<{ mapping: Mapping; entered: Entered | undefined }>(nothingMapped);
  const type = wantsType(settings) ? types?.find(({ postTypeID }) => postTypeID === settings.type) : undefined;
  const fields: MappedFields = { from: present?.postFields ?? [], to: type?.postFields ?? [], answers };
  const written = entered ?? answersKept(fields);
  const isMapped = type !== undefined && type.postTypeID !== discussion.postTypeID && needsMapping(fields);
  const refusal = settingsRefusal(discussion, settings, { categories: categories ?? [], types: types ?? [] });
  const [missing] = step === 'mapping' ? missingFields(fields.to, written) : [];
  return (
    <OptionDialog
      title={t('options.settings.title')}
      saveLabel={t(actionNames[settings.action])}
      save={() => act(() => changePostSettings(api, discussion, settings, written))}
      onSaved={() => {
        toast(t(doneWords[settings.action]));
        void forgetPosts();
      }}
      refusal={missing ? t('options.mapping.missing', { label: missing.label }) : refusal && t(refusal)}
      onNext={isMapped && step !== 'checking' ? () => setStep(step === 'choosing' ? 'mapping' : 'checking') : undefined}
      onBack={step === 'choosing' ? undefined : () => setStep(step === 'checking' ? 'mapping' : 'choosing')}
      returnTo={returnTo}
    >
      <FocusedStep key={step} isFirst={step === 'choosing'} label={t(stepNames[step])}>
        {isError && <Message tone="error">{t('options.loading-failed')}</Message>}
        {step === 'choosing' && (
          <>
            <RadioGroup
              label={t('options.settings.action')}
              options={actions.map((value) => ({ value, label: t(actionNames[value]) }))}
              value={settings.action}
              onValue={(action) => setSettings({ ...settings, action })}
            />
            {!(categories && types) && !isError && <Loader />}
            {categories && wantsMove(settings) && (
              <CategoryField
                categories={categories.filter(({ displayAs }) => displayAs === 'discussions')}
                categoryID={settings.categoryID}
                onCategory={(categoryID) => setSettings({ ...settings, categoryID })}
              />
            )}
            {types && wantsType(settings) && (
              <TypeField
                types={types}
                present={discussion}
                type={settings.type}
                error={refusal === 'options.settings.not-allowed' ? t(refusal) : undefined}
                onType={(chosen) => {
                  setSettings({ ...settings, type: chosen });
                  setMapped(nothingMapped);
                }}
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
          </>
        )}
        {step === 'mapping' && (
          <FieldMappingStep
            fields={fields}
            mapping={mapping}
            entered={written}
            onMapping={(to, answered) => setMapped({ mapping: to, entered: answered })}
          />
        )}
        {step !== 'mapping' && <Summary {...{ discussion, settings, categories, present, type }} />}
        {step === 'checking' && <MappingSummary fields={fields} mapping={mapping} entered={written} />}
      </FocusedStep>
    </OptionDialog>
  );
}

type SettingsDialogProps = DiscussionDialogProps<Discussion> & { readonly begin: PostSettings['action'] };

const nothingMapped = { mapping: {}, entered: undefined };

/** Where the post might go, what it might become, and what it is and answers; each undefined until it is known. */
function usePossible({ discussionID, postTypeID }: Discussion) {
  const { api } = useSite();
  const categories = useQuery(postableCategoriesQuery(api));
  const types = useQuery(postTypesQuery(api));
  const present = useQuery(postTypesQuery(api, postTypeID));
  const edit = useQuery(discussionForEditQuery(api, discussionID));
  const isKnown = present.data && edit.data;
  return {
    categories: categories.data,
    // What the post answers has to be known before its type can be changed.
    types: isKnown && types.data,
    present: present.data?.[0],
    answers: edit.data?.postMeta ?? {},
    isError: [categories, types, present, edit].some(({ isError }) => isError),
  };
}

/** What is asked now; it takes the focus as it comes, but for the first, which the dialog focuses. */
function FocusedStep({ isFirst, label, children }: { isFirst: boolean; label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const wasSeen = useRef(isFirst);
  useEffect(() => {
    if (!wasSeen.current) ref.current?.focus();
  }, []);
  return (
    <section ref={ref} tabIndex={-1} className={styles.step} aria-label={label}>
      {children}
    </section>
  );
}

const stepNames = {
  choosing: 'options.settings.title',
  mapping: 'options.mapping.title',
  checking: 'options.mapping.summary',
} as const;

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

interface TypeFieldProps {
  readonly types: readonly PostType[];
  readonly present: Discussion;
  readonly type: string | undefined;
  readonly error: string | undefined;
  readonly onType: (type: string) => void;
}

const TypeField = ({ types, present, type, error, onType }: TypeFieldProps) => (
  <Field label={t('options.settings.post-type')} required error={error}>
    {(wiring) => (
      <Select
        {...wiring}
        value={type ?? present.postTypeID}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      >
        {types.map((one) => (
          <option key={one.postTypeID} value={one.postTypeID}>
            {postTypeName(one)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface SummaryProps {
  readonly discussion: Discussion;
  readonly settings: PostSettings;
  readonly categories: readonly { categoryID: number; name: string }[] | undefined;
  readonly present: PostType | undefined;
  readonly type: PostType | undefined;
}

/** What is going to happen, in words: from where to where, from what to what. */
function Summary({ discussion, settings, categories, present, type }: SummaryProps) {
  const target = wantsMove(settings) && categories?.find(({ categoryID }) => categoryID === settings.categoryID);
  return (
    <div role="status" className={styles.quiet}>
      {target && <Change from={discussion.category?.name ?? ''} to={target.name} />}
      {type && present && type.postTypeID !== present.postTypeID && (
        <Change from={postTypeName(present)} to={postTypeName(type)} />
      )}
    </div>
  );
}

const Change = ({ from, to }: { from: string; to: string }) => (
  <p>
    <Words id="options.settings.summary" values={{ from: <bdi>{from}</bdi>, to: <bdi>{to}</bdi> }} />
  </p>
);
