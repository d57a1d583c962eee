import { PageList } from '#stories/workbench/start/page-list.tsx';
import { StartPage } from '#stories/workbench/start/start-page.tsx';

export default { title: 'start' };

/** The first page of the workbench. */
export const Start = () => <StartPage />;

/** The pages of the forum with the components that each shows. */
export const Pages = () => <PageList />;
