import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFault } from '#components/primitives/runtime/log-fault.ts';
import { WidgetFallback } from './widget-fallback.tsx';

/** The boundary's name of the widget, and the widget. */
interface WidgetBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Keeps the failure of one widget from taking the page with it (specification parts 1 and 2 §8): its place names the
 * widget, the rest of the page stays. A refusal of the server is thrown on, since the page shows it.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (!isRefusal(error)) logFault(`The widget "${this.props.name}" failed.`, error, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isRefusal(error)) throw error;
    return <WidgetFallback name={this.props.name} error={error} />;
  }
}

const isRefusal = (error: unknown) => (error as { status?: number } | null)?.status !== undefined;
