'use client';

import { Button, Popover, Select, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import {
  IVA_CATEGORIES,
  type IvaCategory,
  TALENT_WITHHOLDINGS,
  type TalentWithholding,
} from '@/db/values/line-values';

import { agencyWithholds } from '@/lib/quotations/pricing/rules/talent-withholding';
import type { DraftLine } from '../../draft/draft-form';
import { useEditor } from '../editor-context';

type Props = { line: DraftLine; onChange: (fields: Partial<Omit<DraftLine, 'key'>>) => void };

/** The taxes of a line: shown as text, chosen in a pop-up. */
export function LineTaxes({ line, onChange }: Props) {
  const t = useTranslations('quotations.profiles');
  const { options } = useEditor();
  const withholds = agencyWithholds(options.agency);
  const applied = withholds ? line.withholding : 'NONE';
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
          {`${t(`taxes.${applied}`)} · IVA ${t(`ivaCategories.${line.ivaCategory}`).toLowerCase()}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('more')}>
        <Stack gap="sm">
          <Select
            label={t('withholding')}
            description={withholds ? undefined : t('withholdingMoot')}
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
