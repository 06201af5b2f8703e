'use client';

import { Button, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SectionCard } from '@/app/_ui/layout/section-card';

/** What Chromium tells when a place can be installed. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const HIDDEN = 'elenco-install-hidden';

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
/** Safari on a phone or tablet, where there is no button to install by. */
const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

/** Offers to install the place, where the browser can; says how on iOS. Nothing once it is installed or put away. */
export function InstallCard({ product }: { product: string }) {
  const t = useTranslations('place.install');
  const [offer, setOffer] = useState<InstallEvent | 'ios' | null>(null);

  useEffect(() => {
    if (isInstalled() || localStorage.getItem(HIDDEN)) return;
    if (isApple()) setOffer('ios');
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const done = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', done);
    };
  }, []);

  if (!offer) return null;
  const hide = () => {
    localStorage.setItem(HIDDEN, '1');
    setOffer(null);
  };
  return (
    <SectionCard title={t('title', { product })} description={offer === 'ios' ? t('ios') : t('text')}>
      <Group>
        {offer !== 'ios' && (
          <Button
            onClick={() => {
              void offer.prompt();
              setOffer(null);
            }}
          >
            {t('install')}
          </Button>
        )}
        <Button variant="default" onClick={hide}>
          {t('hide')}
        </Button>
      </Group>
    </SectionCard>
  );
}
