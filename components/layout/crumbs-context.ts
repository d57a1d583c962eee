import { createContext } from 'react';

/** A breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The breadcrumbs of the page, from the home page downwards. */
export const CrumbsContext = createContext<readonly Crumb[]>([]);
