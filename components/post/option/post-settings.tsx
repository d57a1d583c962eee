import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { CategoryField } from '#components/composer/form/category-field.tsx';
import { FieldMappingStep, MappingSummary } from '#components/post/attachment/field-mapping-step.tsx';
import { postTypeName } from '#components/post/post-type-name.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { connectPostSettings, type PostSettingsApi } from '#machines/post/option/post-settings.connect.ts';
import { postSettingsMachine } from '#machines/post/option/post-settings.machine.ts';
import {
  type ChosenSettings,
  type PossibleSettings,
  type PostSettings as Settings,
  wantsMove,
  wantsType,
} from '#machines/post/option/post-settings.ts';
import * as styles from './option-dialog.css.ts';
import { OptionFrame } from './option-dialog.tsx';

/** The callbacks of a post's settings. `onChanged` receives the saved settings. */
export interface PostSettingsProps {
  readonly loadPossible: () => Promise<PossibleSettings>;
  readonly changeSettings: (chosen: ChosenSettings) => Promise<unknown>;
  readonly onChanged: (settings: Settings) => void;
}

/** Runs the settings machine of a post. `request` opens the dialog. */
export function usePostSettings(calls: PostSettingsProps): PostSettingsApi {
  const latest = useRef(calls);
  latest.current = calls;
  const machine = useMemo(
    () =>
      postSettingsMachine.provide({
        actors: {
          loadPossible: fromPromise<PossibleSettings>(() => latest.current.loadPossible()),
          changeSettings: fromPromise<unknown, ChosenSettings>(({ input }) => latest.current.changeSettings(input)),
        },
        actions: { tellChanged: (_, { settings }) => latest.current.onChanged(settings) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  return connectPostSettings(snapshot, send);
}

/** The dialog that moves a post or changes its type, in steps (docs/behavior/post.md#moving-and-retyping). */
export function PostSettings({ settings, returnTo }: PostSettingsPartProps) {
  return (
    <OptionFrame
      title={t('options.settings.title')}
      root={settings.getRootProps()}
      dialog={settings.getDialogProps()}
      cancel={settings.getCancelProps()}
      back={settings.mayGoBack ? settings.getBackProps() : undefined}
      submit={settings.getSubmitProps()}
      submitLabel={settings.submitLabel}
      reason={settings.reason}
      refusal={settings.refusal}
      returnTo={returnTo}
    >
      <FocusedStep label={settings.stepName}>
        {settings.step === 'choosing' && <Choice settings={settings} />}
        {settings.step === 'mapping' && (
          <FieldMappingStep {...settings} onMap={settings.map} onAnswer={settings.enter} />
        )}
        {settings.step !== 'mapping' && <Summary settings={settings} />}
        {settings.step === 'summary' && <MappingSummary {...settings} />}
      </FocusedStep>
    </OptionFrame>
  );
}

interface PartProps {
  readonly settings: PostSettingsApi;
}

interface PostSettingsPartProps extends PartProps {
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The current step. It receives focus when the step changes; the dialog controls the initial focus. */
function FocusedStep({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(label);
  useEffect(() => {
    if (shown.current !== label) ref.current?.focus();
    shown.current = label;
  }, [label]);
  return (
    <section ref={ref} tabIndex={-1} className={styles.step} aria-label={label}>
      {children}
    </section>
  );
}

function Choice({ settings: facts }: PartProps) {
  const { settings, possible } = facts;
  return (
    <>
      <RadioGroup {...facts.getActionProps()} />
      {facts.isLoading && <Loader />}
      {facts.isKnown && wantsMove(settings) && (
        <CategoryField
          categories={possible.categories.filter(({ displayAs }) => displayAs === 'discussions')}
          categoryID={settings.categoryID}
          onCategory={facts.chooseCategory}
        />
      )}
      {facts.isKnown && wantsType(settings) && <TypeField settings={facts} />}
      {facts.isKnown && wantsMove(settings) && <Checkbox {...facts.getRedirectsProps()} />}
    </>
  );
}

const TypeField = ({ settings: { possible, settings, isMisplaced, refusal, chooseType } }: PartProps) => (
  <Field label={t('options.settings.post-type')} required error={isMisplaced ? refusal : undefined}>
    {(wiring) => (
      <Select
        {...wiring}
        value={settings.type ?? possible.present?.postTypeID}
        onChange={({ currentTarget }) => chooseType(currentTarget.value)}
      >
        {possible.types.map((one) => (
          <option key={one.postTypeID} value={one.postTypeID}>
            {postTypeName(one)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

/** The summary of the changes: the old and the new category, the old and the new type. */
function Summary({ settings: { settings, possible, type } }: PartProps) {
  const { categories, present, category } = possible;
  const target = wantsMove(settings) && categories.find(({ categoryID }) => categoryID === settings.categoryID);
  return (
    <div role="status" className={styles.quiet}>
      {target && <Change from={category} to={target.name} />}
      {type && present && differs(type, present) && <Change from={postTypeName(present)} to={postTypeName(type)} />}
    </div>
  );
}

const differs = (one: PostType, other: PostType) => one.postTypeID !== other.postTypeID;

const Change = ({ from, to }: { from: string; to: string }) => (
  <p>
    <TranslatedText id="options.settings.summary" values={{ from: <bdi>{from}</bdi>, to: <bdi>{to}</bdi> }} />
  </p>
);
