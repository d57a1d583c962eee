import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { type Entered, missingFields } from '#machines/post/field-mapping.ts';
import { stateProps } from '#machines/state-name.ts';
import type { PostSettingsEvent, postSettingsMachine } from './post-settings.machine.ts';
import {
  fieldsOf,
  isMisplaced,
  isUnchanged,
  needsMappingStep,
  type PostSettings,
  typeWanted,
} from './post-settings.ts';

type Snapshot = SnapshotFrom<typeof postSettingsMachine>;

const actions = ['move', 'type', 'both'] as const;

const actionNames = {
  move: 'options.settings.move',
  type: 'options.settings.type',
  both: 'options.settings.both',
} as const;

const stepNames = {
  choosing: 'options.settings.title',
  mapping: 'options.mapping.title',
  summary: 'options.mapping.summary',
} as const;

/**
 * Maps a snapshot of a post's settings to props: the step, its choices, the reason that prevents continuing, and the
 * props of each control.
 */
export function connectPostSettings(snapshot: Snapshot, send: (event: PostSettingsEvent) => void) {
  const { possible, settings, mapping, entered, reason } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  const isMapped = needsMappingStep(settings, possible);
  const step = stepOf(snapshot, isMapped);
  const mayRetry = snapshot.matches('unavailable');
  const cancel = () => send({ type: 'settings.cancelled' });
  const busy = isSaving && { disabledReason: t('primitives.confirm.busy') };
  return {
    step,
    possible,
    settings,
    mapping,
    entered,
    fields: fieldsOf(settings, possible),
    type: typeWanted(settings, possible),
    stepName: t(stepNames[step]),
    reason: reason || undefined,
    refusal: refusalIn(snapshot),
    isLoading: snapshot.matches('loading'),
    isKnown: !(snapshot.matches('loading') || mayRetry),
    isMisplaced: snapshot.matches('choosing') && isMisplaced(settings, possible),
    mayGoBack: step !== 'choosing',
    submitLabel: mayRetry
      ? t('options.retry')
      : t(isMapped && step !== 'summary' ? 'options.next' : actionNames[settings.action]),
    request: (action: PostSettings['action']) => send({ type: 'settings.requested', action }),
    chooseCategory: (categoryID: number | undefined) => send({ type: 'category.chosen', categoryID }),
    chooseType: (postTypeID: string) => send({ type: 'type.chosen', postTypeID }),
    map: (from: string, into: string) => send({ type: 'field.mapped', from, into }),
    enter: (field: string, answer: Entered[string]) => send({ type: 'answer.entered', field, answer }),
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: !snapshot.matches('closed'),
      preventsClosing: isSaving,
      onOpenChange: (open: boolean) => {
        if (!open) cancel();
      },
    }),
    getActionProps: () => ({
      label: t('options.settings.action'),
      options: actions.map((value) => ({ value, label: t(actionNames[value]) })),
      value: settings.action,
      onValue: (action: PostSettings['action']) => send({ type: 'action.chosen', action }),
    }),
    getRedirectsProps: () => ({
      label: t('options.settings.redirect'),
      help: t('options.settings.redirect-help'),
      checked: settings.addRedirects,
      onChange: () => send({ type: 'redirects.toggled' }),
    }),
    getCancelProps: () => ({ onClick: cancel, ...busy }),
    getBackProps: () => ({ onClick: () => send({ type: 'back.requested' }), ...busy }),
    getSubmitProps: () => ({
      busy: snapshot.hasTag('busy'),
      onClick: () => send({ type: mayRetry ? 'retry.requested' : 'step.submitted' }),
    }),
  };
}

/** Returns the current step: choosing the changes, mapping the fields, or confirming the summary. */
function stepOf(snapshot: Snapshot, isMapped: boolean): keyof typeof stepNames {
  if (snapshot.matches('mapping')) return 'mapping';
  return snapshot.matches('summary') || (snapshot.matches('saving') && isMapped) ? 'summary' : 'choosing';
}

/** Returns the reason that prevents continuing from the current step. Returns undefined when there is none. */
function refusalIn(snapshot: Snapshot): string | undefined {
  const { settings, possible, entered } = snapshot.context;
  if (snapshot.matches('loading')) return t('options.settings.nothing');
  if (snapshot.matches('choosing')) {
    if (isUnchanged(settings, possible)) return t('options.settings.nothing');
    return isMisplaced(settings, possible) ? t('options.settings.not-allowed') : undefined;
  }
  if (!snapshot.matches({ mapping: 'lacking' })) return undefined;
  const [missing] = missingFields(fieldsOf(settings, possible).to, entered);
  return missing && t('options.mapping.missing', { label: missing.label });
}

/** The props of a post's settings. */
export type PostSettingsApi = ReturnType<typeof connectPostSettings>;
