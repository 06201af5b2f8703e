'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { SUBSCRIBE_BROWSER, UNSUBSCRIBE_BROWSER } from '@/lib/identity/devices/writes';

type State = 'looking' | 'unable' | 'denied' | 'off' | 'on';

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const readSubscription = async () => (await navigator.serviceWorker.ready).pushManager.getSubscription();

async function readState(): Promise<State> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await readSubscription()) && Notification.permission === 'granted' ? 'on' : 'off';
}

/** What this browser gave for the key of this installation; one given for another key is given back first. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  return pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
}

type Props = {
  /** The server's. */
  publicKey: string;
  /** What this person is told. */
  text: string;
};

/** Push messages in this browser: asked for when the button is pressed, never before. The page's worker shows them. */
export function PushCard({ publicKey, text }: Props) {
  const t = useTranslations('push');
  const [state, setState] = useState<State>('looking');
  const [busy, setBusy] = useState(false);
  const subscribing = useAction(SUBSCRIBE_BROWSER);
  const ending = useAction(UNSUBSCRIBE_BROWSER);

  useEffect(() => {
    readState().then(setState, () => setState('unable'));
  }, []);

  async function start(): Promise<State> {
    if ((await Notification.requestPermission()) !== 'granted') return readState();
    const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return 'unable';
    return (await subscribing.press({ endpoint, p256dh, auth }, t('started'))) ? 'on' : 'off';
  }
  async function end(): Promise<State> {
    const subscription = await readSubscription();
    if (subscription && (await ending.press({ endpoint: subscription.endpoint }, t('ended')))) {
      await subscription.unsubscribe();
    }
    return readState();
  }
  const press = (work: () => Promise<State>) => {
    setBusy(true);
    work()
      .then(setState, () => setState('unable'))
      .finally(() => setBusy(false));
  };

  return (
    <SectionCard title={t('title')} description={text}>
      {state === 'off' && (
        <Button loading={busy} onClick={() => press(start)}>
          {t('start')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="default" loading={busy} onClick={() => press(end)}>
          {t('end')}
        </Button>
      )}
      {state === 'unable' && <p>{t('unable')}</p>}
      {state === 'denied' && <p>{t('denied')}</p>}
      {state === 'looking' && <p aria-busy="true">{t('looking')}</p>}
    </SectionCard>
  );
}
