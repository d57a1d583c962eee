import type { MessageArea } from '#api/message-id.ts';
import { dashboardAreas } from './dashboard-translations.ts';
import { areasAt, areasOfReadingPage, isDashboardPage } from './route-translations.ts';

/** Returns the translation areas of any page, by its address or the path of its route. */
export const areasOfPage = (path: string): readonly MessageArea[] =>
  isDashboardPage(path) ? areasAt(dashboardAreas, path) : areasOfReadingPage(path);
