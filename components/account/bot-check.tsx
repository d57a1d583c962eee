import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#api/words.ts';
import { Message } from '#components/primitives/message.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { checkedBy } from './bot-token.ts';

/** What the script of a maker offers, as far as all of them agree. */
interface Maker {
  render(place: HTMLElement, options: { sitekey: string }): string | number;
  reset(widget: string | number): void;
}

const makers = ['turnstile', 'hcaptcha', 'grecaptcha'] as const;

const makerHere = (): Maker | undefined =>
  makers
    .map((name) => (globalThis as unknown as Record<string, Maker>)[name])
    .find((one) => typeof one?.render === 'function');

/** How long the maker's script may take to come, and how often it is looked for, in milliseconds. */
const patience = 10_000;
const pause = 200;

function bringScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** Draws the maker's own check as soon as its script has come; true when it does not come. */
function useMaker(place: RefObject<HTMLElement | null>, { key, src }: { key: string; src: string }): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const latest = performance.now() + patience;
    bringScript(src);
    const look = setInterval(() => {
      const maker = makerHere();
      if (maker && place.current) {
        const widget = maker.render(place.current, { sitekey: key });
        checkedBy(place.current, () => maker.reset(widget));
        setMissing(false);
      } else if (performance.now() < latest) return;
      else setMissing(true);
      clearInterval(look);
    }, pause);
    return () => {
      clearInterval(look);
      checkedBy(undefined);
    };
  }, [place, key, src]);
  return isMissing;
}

/**
 * The check that whoever joins is a person, where the site has a protection against programs (specification part 1 §1).
 * It comes from elsewhere, so it is there for no other site and on no other page.
 */
export function BotCheck() {
  const { settings } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const isMissing = useMaker(place, {
    key: String(settings['botProtection.siteKey']),
    src: String(settings['botProtection.scriptUrl']),
  });
  return (
    <>
      <div ref={place} />
      {isMissing && (
        <Message tone="error" live>
          {t('account.bot.missing')}
        </Message>
      )}
      <noscript>
        <Message tone="warning">{t('account.bot.scriptless')}</Message>
      </noscript>
    </>
  );
}
