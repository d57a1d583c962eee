import { useEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { ensureScript, scriptPatience } from '#components/primitives/runtime/ensure-script.ts';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { botCheckMachine } from '#machines/account/registration/bot-check.machine.ts';
import { registerBotCheck } from './bot-token.ts';

/** The part of a bot protection provider's script API that all providers share. */
export interface BotCheckProvider {
  render(place: HTMLElement, options: { sitekey: string }): string | number;
  reset(widget: string | number): void;
}

const makers = ['turnstile', 'hcaptcha', 'grecaptcha'] as const;

const findProvider = (): BotCheckProvider | undefined =>
  makers
    .map((name) => (globalThis as unknown as Record<string, BotCheckProvider>)[name])
    .find((one) => typeof one?.render === 'function');

/**
 * The interval between checks for the provider's API, in milliseconds. The API may become available only after the
 * script has loaded.
 */
const pause = 200;

/** Resolves with the provider's API. Rejects when it is not there `scriptPatience` after the script has loaded. */
async function awaitProvider(src: string, signal: AbortSignal): Promise<BotCheckProvider> {
  await ensureScript(src);
  const latest = performance.now() + scriptPatience;
  for (;;) {
    const provider = findProvider();
    if (provider) return provider;
    if (signal.aborted || performance.now() >= latest)
      throw new Error(t('primitives.script.timed-out', { address: src }));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Props of `BotCheck`. `load` resolves with the provider's API; by default it loads the script of the site's settings. */
export interface BotCheckProps {
  readonly load?: (src: string, signal: AbortSignal) => Promise<BotCheckProvider>;
}

/**
 * The bot check of the registration form, if the site has bot protection (docs/behavior/account.md#registration). Its
 * script comes from another host and is therefore loaded only on sites that use it, and only on this page.
 */
export function BotCheck({ load = awaitProvider }: BotCheckProps) {
  const { settings } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const check = useSubmission(botCheckMachine, {
    send: async (_, signal) => {
      const provider = await load(String(settings['botProtection.scriptUrl']), signal);
      if (!place.current) return;
      const widget = provider.render(place.current, { sitekey: String(settings['botProtection.siteKey']) });
      registerBotCheck(place.current, () => provider.reset(widget));
    },
  });
  useEffect(() => () => registerBotCheck(undefined), []);
  return (
    <div {...check.getRootProps()}>
      <div ref={place} />
      {check.hasProblem && (
        <Message tone="error" live title={check.message} actions={<Button size="small" {...check.getRetryProps()} />}>
          {t('account.bot.missing')}
        </Message>
      )}
      <noscript>
        <Message tone="warning">{t('account.bot.scriptless')}</Message>
      </noscript>
    </div>
  );
}
