import { assign, fromCallback, setup } from 'xstate';

/**
 * The content of a toast. `actions` contains button labels only; their callbacks remain with the component that added
 * the toast.
 */
export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'error';
  readonly isPersistent: boolean;
  readonly isDismissible: boolean;
  readonly isWide: boolean;
  readonly actions: readonly string[];
  /** The action in flight. Its button is busy. */
  readonly busyAction?: string | undefined;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** A toast in the list. `count` increases each time it is replaced. `isRemoved` marks a toast that is being removed. */
export interface ListedToast extends Toast {
  readonly count: number;
  readonly isRemoved: boolean;
}

/**
 * The events of the toast list. `toast.removed` comes from the code that added the toast, `toast.dismissed` from the
 * user.
 */
export type ToastListEvent =
  | { type: 'toast.added'; toast: Toast }
  | { type: 'toast.changed'; id: string; change: Partial<Toast> }
  | { type: 'toast.removed'; id: string }
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toast.gone'; id: string }
  | { type: 'jump.requested' }
  | { type: 'return.requested' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

type Id = { id: string };
type Change = Id & { change: Partial<Toast> };

/**
 * The toasts of a page (docs/behavior/shell.md#toasts). A toast with the ID of an existing one
 * replaces it and moves to the end. F6 moves the focus to the first action, Escape returns it; nothing else moves the
 * focus.
 */
export const toastListMachine = setup({
  types: { context: {} as { toasts: readonly ListedToast[] }, events: {} as ToastListEvent },
  actors: { watchKeys: fromCallback<ToastListEvent>(() => {}) },
  guards: {
    isLast: ({ context: { toasts } }, { id }: Id) => toasts.every((toast) => toast.id === id),
    canBeVisited: ({ context: { toasts } }) => toasts.some(({ isRemoved }) => !isRemoved),
  },
  actions: {
    add: assign(({ context: { toasts } }, { toast }: { toast: Toast }) => ({
      toasts: [
        ...toasts.filter(({ id }) => id !== toast.id),
        { ...toast, count: 1 + (toasts.find(({ id }) => id === toast.id)?.count ?? 0), isRemoved: false },
      ],
    })),
    change: assign(({ context: { toasts } }, { id, change }: Change) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...change, id, count: toast.count + 1 } : toast)),
    })),
    markRemoved: assign(({ context: { toasts } }, { id }: Id) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isRemoved: true } : toast)),
    })),
    drop: assign(({ context: { toasts } }, { id }: Id) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    focusFirstAction: () => {},
    giveFocusBack: () => {},
  },
}).createMachine({
  id: 'toast-list',
  context: { toasts: [] },
  initial: 'empty',
  on: {
    'toast.added': { target: '.filled', actions: { type: 'add', params: ({ event }) => event } },
    'toast.removed': { actions: { type: 'markRemoved', params: ({ event }) => event } },
  },
  states: {
    empty: {},
    filled: {
      invoke: { src: 'watchKeys' },
      on: {
        'toast.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'toast.dismissed': { actions: { type: 'markRemoved', params: ({ event }) => event } },
        'toast.gone': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'drop', params: ({ event }) => event },
          },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
        'jump.requested': { guard: 'canBeVisited', target: 'visited', actions: 'focusFirstAction' },
        'focus.entered': 'visited',
      },
    },
    visited: {
      tags: 'visited',
      on: {
        'toast.added': { actions: { type: 'add', params: ({ event }) => event } },
        'toast.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'toast.dismissed': {
          target: 'filled',
          actions: ['giveFocusBack', { type: 'markRemoved', params: ({ event }) => event }],
        },
        'toast.gone': { actions: { type: 'drop', params: ({ event }) => event } },
        'return.requested': { target: 'filled', actions: 'giveFocusBack' },
        'focus.left': 'filled',
      },
    },
  },
});
