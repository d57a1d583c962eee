/**
 * The outcome of loading the data of a widget (docs/behavior/layout.md#data): with data, without anything to show,
 * failed, or not finished within its budget.
 */
export type WidgetOutcome = 'ready' | 'empty' | 'failed' | 'late';
