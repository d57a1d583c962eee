import type { ReactNode } from 'react';
import type { IconName } from '#api/form/icon-name.ts';

/** An item of a home widget. */
export interface HomeItem {
  readonly key: string | number;
  readonly name: string;
  readonly url: string;
  readonly description?: string | undefined;
  /** The address of its picture. */
  readonly image?: string | undefined;
  /** The name of its icon. An item without one has its picture as an icon. */
  readonly icon?: IconName | '' | undefined;
  /** Counts, dates and the like. */
  readonly metas?: ReactNode;
}
