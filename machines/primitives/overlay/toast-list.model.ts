import { defineModel } from '#machines/model/model.ts';
import { toastListOf } from './toast-list.connect.ts';
import { type ListedToast, type Toast, toastListMachine } from './toast-list.machine.ts';

const toast = (own: Partial<Toast> & Pick<Toast, 'id' | 'text'>): Toast => ({
  tone: 'info',
  isPersistent: false,
  isDismissible: true,
  isWide: false,
  actions: [],
  ...own,
});

/** The toasts of the walks. They never expire, so that only the events of the walk change the list. */
const preview = toast({ id: 'preview', text: 'You are previewing a theme.', isPersistent: true, actions: ['Apply'] });
const draft = toast({ id: 'draft', text: 'The draft is saved.', actions: ['Show'] });

const ids = (toasts: readonly ListedToast[]) => toasts.map(({ id, isRemoved }) => (isRemoved ? `-${id}` : id)).join();

/** The model of the toast list: a persistent and a plain toast, added and removed in any order. */
export const toastListModel = defineModel(toastListMachine, {
  events: [
    { type: 'toast.added', toast: preview },
    { type: 'toast.added', toast: draft },
    { type: 'toast.changed', id: 'draft', change: { text: 'The draft is saved again.' } },
    { type: 'toast.removed', id: 'draft' },
    ...['preview', 'draft'].flatMap((id) => [
      { type: 'toast.dismissed' as const, id },
      { type: 'toast.gone' as const, id },
    ]),
  ],
  essence: ({ context }) => ids(context.toasts),
  never: ({ context: { toasts }, value }, event) => {
    if (event.type === 'focus.entered') return toasts.every(({ isRemoved }) => isRemoved);
    if (!('id' in event)) return false;
    const own = toasts.find(({ id }) => id === event.id);
    if (event.type === 'toast.gone') return !own?.isRemoved || toasts.filter(({ isRemoved }) => isRemoved).length > 1;
    // While the focus is in the toasts, removing one causes a focus event instead.
    return !own || own.isRemoved || (value === 'visited' && event.type === 'toast.removed');
  },
  maxPairs: 60,
  observe: ({ context: { toasts } }) => ({
    toasts: toasts.map(({ id, text, isRemoved }) => `${id}: ${text}${isRemoved ? ' (leaving)' : ''}`),
    // In the order of the page: persistent toasts are above plain ones.
    shown: (['persistent', 'error', 'plain'] as const).flatMap((place) =>
      toasts
        .filter((toast) => !toast.isRemoved && toastListOf(toast) === place)
        .map(({ text, actions }) => [text, ...actions].join(' ')),
    ),
  }),
  invariants: {
    'toast IDs are unique': ({ context: { toasts } }) => new Set(toasts.map(({ id }) => id)).size === toasts.length,
    'the state is `empty` exactly when there is no toast': ({ value, context }) =>
      (value === 'empty') === (context.toasts.length === 0),
    'the toasts never take the focus by themselves': ({ value }, before, event) =>
      value !== 'visited' ||
      before?.value === 'visited' ||
      event?.type === 'jump.requested' ||
      event?.type === 'focus.entered',
  },
});
