'use client';

import { useTranslations } from 'next-intl';
import { SelectInput } from '@/app/_ui/controls/select-input';
import {
  IVA_CATEGORIES,
  type IvaCategory,
  TALENT_WITHHOLDINGS,
  type TalentWithholding,
} from '@/db/values/line-values';
import type { DraftLine } from '../../draft/draft-form';
import { LinePopover, type LinePopoverButton } from './line-popover';

type Props = {
  button: LinePopoverButton;
  line: DraftLine;
  /** The agency withholds, so that the choice counts. */
  withholds: boolean;
  onChange: (fields: Partial<Omit<DraftLine, 'key'>>) => void;
};

/** Withholding and IVA of a line; open from the beginning. */
export default function TaxesPopover({ button, line, withholds, onChange }: Props) {
  const t = useTranslations('quotations.profiles');
  return (
    <LinePopover button={button} label={t('more')} width={300}>
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
    </LinePopover>
  );
}
