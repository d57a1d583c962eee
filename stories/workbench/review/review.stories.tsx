import { ReviewPage } from './review-page.tsx';

export default { title: 'workbench / review' };

export const ChangedLooks = () => <ReviewPage />;
