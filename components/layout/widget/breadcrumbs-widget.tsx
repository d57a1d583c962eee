import { use } from 'react';
import { CrumbsContext } from '#components/layout/crumbs-context.ts';
import { Breadcrumbs } from '#components/primitives/navigation/breadcrumbs.tsx';

/** The breadcrumbs of the page as a widget. */
export const BreadcrumbsWidget = () => <Breadcrumbs crumbs={[...use(CrumbsContext)]} />;
