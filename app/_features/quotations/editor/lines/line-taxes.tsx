'use client';

import { Button, Popover, Select, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import {
  IVA_CATEGORIES,
  type IvaCategory,
  TALENT_WITHHOLDINGS,
  type TalentWithholding,
} from '@/lib/quotations/pricing/rules/quotation-inputs';
import type { DraftLine } from '../../draft/draft-form';

type Props = { line: DraftLine; onChange: (fields: Partial<Omit<DraftLine, 'key'>>) => void };

/** How a profile is taxed, which seldom changes: told in a line, chosen in a pop-up. */
export function LineTaxes({ line, onChange }: Props) {
  const t = useTranslations('quotations.profiles');
  return (
    <Popover position="bottom-start" width={300} trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="ink"
          size="compact-sm"
          fw={400}
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
        >
          {`${t(`taxes.${line.withholding}`)} · IVA ${t(`ivaCategories.${line.ivaCategory}`).toLowerCase()}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('more')}>
        <Stack gap="sm">
          <Select
            label={t('withholding')}
            data={TALENT_WITHHOLDINGS.map((value) => ({ value, label: t(`withholdings.${value}`) }))}
            value={line.withholding}
            onChange={(value) => value && onChange({ withholding: value as TalentWithholding })}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
          <Select
            label={t('ivaCategory')}
            data={IVA_CATEGORIES.map((value) => ({ value, label: t(`ivaCategories.${value}`) }))}
            value={line.ivaCategory}
            onChange={(value) => value && onChange({ ivaCategory: value as IvaCategory })}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
