import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';
import { WidgetFallback } from './widget-fallback.tsx';

/** The widget and its name, used by the error boundary. */
interface WidgetBoundaryProps {
  readonly name: string;
  /** Whether a refusal of the API leaves the widget empty. Otherwise it is rethrown, since the page renders it. */
  readonly containsRefusals?: boolean;
  readonly children: ReactNode;
}

/**
 * An error boundary for a widget, so that its failure does not break the page (docs/behavior/shell.md#widgets). A
 * fallback names the failed widget.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (!isRefusal(error)) logUnexpectedError(`The widget "${this.props.name}" failed.`, error, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isRefusal(error) && this.props.containsRefusals) return null;
    if (isRefusal(error)) throw error;
    return <WidgetFallback name={this.props.name} error={error} />;
  }
}

const isRefusal = (error: unknown) => (error as { status?: number } | null)?.status !== undefined;
