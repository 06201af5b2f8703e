'use client';

import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { CityChoice } from '../tax-list';
import { type FixedSeries, NewRateForm } from './new-rate-form';

type Props = {
  /** `YYYY-MM-DD` in Colombia. */
  today: string;
  /** To choose from, where the tax, concept and city are not given. */
  cities?: readonly CityChoice[];
  series?: FixedSeries;
  /** Nobody said the rate before. */
  isFirst?: boolean;
  primary?: boolean;
};

/** Adds a rate to the table: of any tax, or the next one of a given tax, concept and city. */
export function NewRate({ today, cities = [], series, isFirst = false, primary = true }: Props) {
  const t = useTranslations('taxes.new');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant={primary ? 'filled' : 'default'}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {isFirst ? t('configure') : t('open')}
      </Button>
      <Modal opened={opened} onClose={close} title={isFirst ? t('configure') : t('title')} size="lg">
        <NewRateForm today={today} cities={cities} series={series} onDone={close} />
      </Modal>
    </>
  );
}
