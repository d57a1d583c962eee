import { useSite } from './site-context.tsx';

/**
 * The script of a protection against programs, where the site has a key for one (specification part 1 §1); `nonce` lets
 * it run. It comes from elsewhere, so it is there for no other site.
 */
export function BotProtection({ nonce }: { nonce: string | undefined }) {
  const { settings } = useSite();
  const key = settings['botProtection.siteKey'];
  if (!key) return null;
  return <script async src={String(settings['botProtection.scriptUrl'])} data-site-key={String(key)} nonce={nonce} />;
}
