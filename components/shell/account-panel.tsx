import { AccountPlaces } from './account-places.tsx';

/** What the photo opens in a compact bar. */
export const AccountPanel = () => <AccountPlaces />;
