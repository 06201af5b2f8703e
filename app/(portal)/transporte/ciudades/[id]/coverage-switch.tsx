'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { PLATFORM_NAMES } from '@/lib/rides/rules';
import { KEEP_TRANSPORTATION } from '../../documents';
import type { CoverageRow } from '../coverage-row';

/** Stops offering rides here, or offers them again. */
export function CoverageSwitch({ row }: { row: CoverageRow }) {
  const t = useTranslations('rideOffice.cities');
  const confirm = useConfirm();
  const keeping = useAction(KEEP_TRANSPORTATION);
  const { platform, cityId, fee, platformGain, enabled, cityName } = row;
  const written = (on: boolean) => ({
    input: { platform, cityId, fee, platformGain, enabled: on, requesterId: row.requesterId },
  });
  const disable = () =>
    confirm({
      title: t('disableTitle', { provider: PLATFORM_NAMES[platform], city: cityName }),
      message: t('disableText'),
      confirmLabel: t('disable'),
      tone: 'danger',
      onConfirm: () => keeping.confirmed(written(false), t('disabled')),
    });
  return enabled ? (
    <Button variant="default" onClick={() => void disable()}>
      {t('disable')}
    </Button>
  ) : (
    <Button loading={keeping.pending} onClick={() => void keeping.press(written(true), t('enabled'))}>
      {t('enable')}
    </Button>
  );
}
