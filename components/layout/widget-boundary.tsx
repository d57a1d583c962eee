import { Component, type ReactNode } from 'react';
import { t } from '#api/words.ts';

/** What a boundary takes; `name` is the widget's. */
interface WidgetBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Keeps the failure of one widget from taking the page with it (`spec/behaviours.md` §26b): readers see the rest, those
 * who work on the forum also which widget it was. What the server refused is the page's to say.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if ((error as { status?: number } | null)?.status !== undefined) throw error;
    return import.meta.env?.DEV ? <p role="alert">{t('shell.widget.failed', { name: this.props.name })}</p> : null;
  }
}
