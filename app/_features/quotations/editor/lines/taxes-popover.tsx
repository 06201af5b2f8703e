'use client';

import { Popover, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import {
  IVA_CATEGORIES,
  type IvaCategory,
  TALENT_WITHHOLDINGS,
  type TalentWithholding,
} from '@/db/values/line-values';
import type { DraftLine } from '../../draft/draft-form';

type Props = {
  button: ReactElement<{ ref?: Ref<HTMLButtonElement>; onClick?: () => void; 'aria-expanded'?: boolean }>;
  line: DraftLine;
  /** The agency withholds, so that the choice counts. */
  withholds: boolean;
  onChange: (fields: Partial<Omit<DraftLine, 'key'>>) => void;
};

/** Withholding and IVA of a line; open from the beginning. */
export default function TaxesPopover({ button, line, withholds, onChange }: Props) {
  const t = useTranslations('quotations.profiles');
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was another element; the focus comes back to the one that stands here now.
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Popover position="bottom-start" width={300} trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        {cloneElement(button, {
          ref: target,
          'aria-expanded': opened,
          onClick: () => setOpened((before) => !before),
        })}
      </Popover.Target>
      <Popover.Dropdown aria-label={t('more')}>
        <Stack gap="sm">
          <SelectInput
            label={t('withholding')}
            description={withholds ? undefined : t('withholdingMoot')}
            data={TALENT_WITHHOLDINGS.map((value) => ({ value, label: t(`withholdings.${value}`) }))}
            value={line.withholding}
            onChange={(value) => value && onChange({ withholding: value as TalentWithholding })}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
          <SelectInput
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
