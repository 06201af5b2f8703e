'use client';

import { Button, Modal } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { toastError } from '@/app/_ui/feedback/toasts';
import type { RidePlatform } from '@/db/values/rides';
import { formatMoney } from '@/lib/core/money';
import type { AnsweredBy } from '@/lib/graphql/define-write';
import { TRY_PROVIDER } from '@/lib/rides/health/writes';
import styles from './transporte.module.css';

type Trial = AnsweredBy<typeof TRY_PROVIDER>;

const TONES = { NOTHING: 'red', TOKEN: 'yellow', ESTIMATE: 'green' } as const;

/** Asks the provider for a token and an estimate, and tells what came. */
export function TryProvider({ platform, name }: { platform: RidePlatform; name: string }) {
  const t = useTranslations('rideOffice.providers');
  const router = useRouter();
  const { run, pending } = useWrite(TRY_PROVIDER);
  const [trial, setTrial] = useState<Trial | null>(null);

  async function press(): Promise<void> {
    const result = await run({ platform });
    if (!result.ok) return toastError(result.failure.message);
    setTrial(result.data);
    router.refresh();
  }

  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={pending}
        onClick={() => void press()}
        aria-label={t('tryOf', { name })}
      >
        {t('try')}
      </Button>
      <Modal opened={trial !== null} onClose={() => setTrial(null)} title={t('trial.title', { name })}>
        {trial && <TrialFacts trial={trial} />}
      </Modal>
    </>
  );
}

function TrialFacts({ trial }: { trial: Trial }) {
  const t = useTranslations('rideOffice.providers.trial');
  const { reached, authenticationMs, estimateMs, city, failure, products } = trial;
  const productText = ({ name, fare, currency, pickupSeconds }: Trial['products'][number]): string => {
    const words = { name, fare: fare === null ? t('noFare') : formatMoney(fare, currency ?? 'COP') };
    return pickupSeconds === null
      ? t('product', words)
      : t('productIn', { ...words, minutes: Math.max(1, Math.round(pickupSeconds / 60)) });
  };
  return (
    <>
      <SoftBadge tone={TONES[reached]}>{t(reached)}</SoftBadge>
      <ul className={styles.lines}>
        {reached !== 'NOTHING' && <li>{t('token', { ms: authenticationMs })}</li>}
        {reached === 'ESTIMATE' && <li>{t('estimate', { city, ms: estimateMs ?? 0 })}</li>}
        {reached === 'ESTIMATE' && products.length === 0 && <li>{t('noProducts')}</li>}
        {products.map((product) => (
          <li key={product.name}>{productText(product)}</li>
        ))}
        {failure && <li>{t('said', { words: failure })}</li>}
      </ul>
    </>
  );
}
